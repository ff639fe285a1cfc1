/** The longest texts that the server accepts. */
export const MAX_NAME_LENGTH = 24;
export const MAX_REASON_LENGTH = 500;
export const MAX_SEARCH_LENGTH = 80;
export const MAX_CHAT_LENGTH = 1000;
