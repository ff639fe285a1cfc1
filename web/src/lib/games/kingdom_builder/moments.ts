/** What has a stage of its own in Kingdom Builder: the last round. */
import { SITE_ICONS } from "$lib/icons/site-icons";
import { lastTurns } from "$lib/stage/show/moment";

export const moments = lastTurns(SITE_ICONS.flag);
