/** Which moves point at what: the base of boards that are made of buttons. */
import type { SVGAttributes } from "svelte/elements";
import type { MoveInfo } from "$lib/wire/types";

export type Move = Pick<MoveInfo, "token" | "key" | "args" | "targets" | "ruling">;
export type Targets = ReadonlyMap<string, readonly Move[]>;

/** The legal moves by what they point at, such as `city:arkon`. */
export function movesByTarget(moves: readonly Move[]): Targets {
  const found = new Map<string, Move[]>();
  for (const move of moves)
    for (const target of move.targets) found.set(target, [...(found.get(target) ?? []), move]);
  return found;
}

/** How a target is marked. */
export interface TargetMark {
  readonly legal: boolean;
  readonly selected: boolean;
  readonly pointed: boolean;
  readonly recent: boolean;
}

export function targetMark(
  target: string,
  targets: Targets,
  selected: string | null,
  hovered: string | null,
  recent: ReadonlySet<string>,
): TargetMark {
  const moves = targets.get(target) ?? [];
  return {
    legal: moves.length > 0,
    selected: moves.some((move) => move.token === selected),
    pointed: moves.some((move) => move.token === hovered),
    recent: recent.has(target),
  };
}

/** What parts of a board ask of it. */
export interface TargetHandler {
  readonly mark: (target: string) => TargetMark;
  readonly pick: (target: string) => void;
  readonly hover: (target: string | null) => void;
}

/** What makes a part of a drawing a button, while moves point at it. */
export function targetAttributes(
  handler: TargetHandler,
  target: string,
  label: string,
): SVGAttributes<SVGGElement> {
  const { legal } = handler.mark(target);
  return {
    role: "button",
    "data-target": target,
    tabindex: legal ? 0 : -1,
    "aria-disabled": !legal,
    "aria-label": label,
    onclick: () => handler.pick(target),
    onkeydown: (event) => {
      if ((event.key !== "Enter" && event.key !== " ") || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      handler.pick(target);
    },
    onpointerenter: (event) => event.pointerType !== "touch" && handler.hover(target),
    onpointerleave: () => handler.hover(null),
    onfocus: (event) => isKeyboardFocus(event) && handler.hover(target),
    onblur: () => handler.hover(null),
  };
}

/** Whether the keyboard led here. A finger's focus comes in the middle of its tap: what it would show must not move the page. */
export const isKeyboardFocus = (event: FocusEvent): boolean =>
  event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible");

/** N and P lead from one legal target to the next. */
export function focusNextTarget(
  board: HTMLElement,
  event: KeyboardEvent,
  letters: boolean | undefined,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || letters === false) return;
  const way = ({ n: 1, p: -1 } as const)[event.key.toLowerCase()];
  if (!way) return;
  const all = [...board.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]')];
  const at = all.findIndex((one) => one === document.activeElement);
  all.at((at < 0 && way < 0 ? 0 : at + way) % all.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
