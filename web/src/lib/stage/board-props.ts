/** The props of a game's board and mat. */
import type { LogEntry } from "$lib/wire/types";
import type { Move } from "./targets";

/** A view of any game; each game knows the shape of its own (`lib/wire/views`). */
export type AnyView = Readonly<Record<string, unknown>>;

export type BoardEvent = Pick<LogEntry, "key" | "args" | "seat">;

/** The seat whose area is shown: the viewer's own, or the active one for spectators. */
export const viewedSeat = (view: { seat: number | null; active: number | null }): number =>
  view.seat ?? view.active ?? 0;

export interface BoardSettings {
  readonly coordinates?: boolean;
  readonly letters?: boolean;
  /** The speed of animations: as set here, or off where the system asks for reduced motion. */
  readonly motion?: "slow" | "normal" | "fast" | "off";
}

export interface BoardProps<View = AnyView> {
  view: View;
  moves: readonly Move[];
  selected: string | null;
  hovered: string | null;
  lastEvents: readonly BoardEvent[];
  onpick: (token: string) => void;
  onhover: (token: string | null) => void;
  settings: BoardSettings;
  seatColours?: readonly string[];
  names?: readonly string[];
}
