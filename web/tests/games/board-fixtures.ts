/** What the tests of all boards share: a stored position of a game with its legal moves, and elements on the screen. */
import { vi } from "vitest";
import type { BoardProps } from "$lib/stage/board-props";
import type { Move } from "$lib/stage/targets";

export interface Moment<View> {
  view: View;
  moves: Move[];
}

export const stored = <View>(fixture: unknown): Moment<View> => fixture as Moment<View>;

export const NAMES = ["Ania", "Bruno", "Chiara", "Dawid"];

/** The props of a board in this position. */
export function props<View>(moment: Moment<View>, more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  return {
    ...moment,
    selected: null,
    hovered: null,
    lastEvents: [],
    onpick: vi.fn(),
    onhover: vi.fn(),
    settings: { motion: "off" },
    names: NAMES,
    ...more,
  };
}

/** The one element with an attribute of this value. */
export function one(attribute: string, value: string | number): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-${attribute}="${value}"]`);
  if (!element) throw new Error(`no ${attribute} ${value}`);
  return element;
}

export const spot = (target: string): HTMLElement => one("target", target);

/** The targets that can be chosen. */
export const legal = (but = ""): string[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-target][tabindex="0"]${but}`)].map(
    (element) => element.dataset["target"] ?? "",
  );
