/** Dates of the server, which are seconds since 1970, in the language chosen. */
import { locale } from "./index.svelte";

export const formatDate = (seconds: number, dateStyle: "medium" | "long" = "medium"): string =>
  new Intl.DateTimeFormat(locale.lang, { dateStyle }).format(seconds * 1000);

export const formatDateTime = (seconds: number, dateStyle: "short" | "medium" = "medium"): string =>
  new Intl.DateTimeFormat(locale.lang, { dateStyle, timeStyle: "short" }).format(seconds * 1000);
