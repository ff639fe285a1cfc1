/** What the pages of the rules import. */
import { legend } from "./legend";

export default { legend };
