/** What the table page gives to a game's board and mat, as far as they use it. */
import type { LogEntry } from "$lib/wire/types";
import type { Move } from "./targets";

export type Happened = Pick<LogEntry, "key" | "args" | "seat">;

export interface Settings {
  readonly coordinates?: boolean;
  readonly letters?: boolean;
  /** How fast things move. */
  readonly motion?: "normal" | "fast" | "off";
}

export interface GameProps<View> {
  view: View;
  moves: readonly Move[];
  selected: string | null;
  hovered: string | null;
  lastEvents: readonly Happened[];
  onpick: (token: string) => void;
  onhover: (token: string | null) => void;
  settings: Settings;
  seatColours?: readonly string[];
  names?: readonly string[];
}
