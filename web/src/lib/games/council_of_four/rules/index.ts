/** What the pages of the rules import. */
import { legend } from "./legend";
import { summary } from "./summary";

export default { legend, summary };
