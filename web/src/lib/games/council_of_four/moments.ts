/** What has a stage of its own in Council of Four: the last turns of all. */
import { SITE_ICONS } from "$lib/icons/site-icons";
import { lastTurns } from "$lib/stage/show/moment";

export const moments = lastTurns(SITE_ICONS.flag);
