/** Targets: what legal moves point at, and how a board marks and offers it. */
import type { SVGAttributes } from "svelte/elements";
import type { MoveInfo } from "$lib/wire/types";

export type Move = Pick<MoveInfo, "token" | "key" | "args" | "targets" | "ruling">;
export type Targets = ReadonlyMap<string, readonly Move[]>;

/** The legal moves by what they point at, such as `city:arkon`. */
export function movesByTarget(moves: readonly Move[]): Targets {
  const byTarget = new Map<string, Move[]>();
  for (const move of moves)
    for (const target of move.targets) byTarget.set(target, [...(byTarget.get(target) ?? []), move]);
  return byTarget;
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

/** How parts of a board mark, pick and hover their targets. */
export interface TargetHandler {
  readonly mark: (target: string) => TargetMark;
  readonly pick: (target: string) => void;
  readonly hover: (target: string | null) => void;
}

/** The attributes that make a part of a drawing a button while moves point at it. */
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

/** Whether the keyboard moved the focus. A tap focuses, too, and must not move the page under the finger. */
export const isKeyboardFocus = (event: FocusEvent): boolean =>
  event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible");

/** N and P move the focus to the next and the previous legal target, on the board and in one's own area. */
export function focusNextTarget(stage: HTMLElement, event: KeyboardEvent, letters: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || letters === false) return;
  const way = ({ n: 1, p: -1 } as const)[event.key.toLowerCase()];
  if (!way) return;
  const all = [...stage.querySelectorAll<HTMLElement>('[data-target][tabindex="0"]')];
  const at = all.findIndex((one) => one === document.activeElement);
  all.at((at < 0 && way < 0 ? 0 : at + way) % all.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
