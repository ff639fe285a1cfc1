/** What a click on a board means: the one move that points there, or a choice among several. */
import { movesByTarget, targetMark, type TargetHandler, type TargetMark, type Move } from "./targets";

interface PickerInput {
  readonly moves: readonly Move[];
  readonly selected: string | null;
  readonly hovered: string | null;
  readonly onpick: (token: string) => void;
  readonly onhover: (token: string | null) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

export class TargetPicker implements TargetHandler {
  readonly #now: () => PickerInput;
  readonly #recent: () => ReadonlySet<string>;
  /** What was clicked last, with the moves of that time: an answered question closes the choice. */
  #clicked = $state.raw<{ target: string; moves: readonly Move[] } | null>(null);
  readonly targets = $derived.by(() => movesByTarget(this.#now().moves));
  /** The target whose moves are offered for a choice, and these moves. */
  readonly opened = $derived.by(() =>
    this.#clicked?.moves === this.#now().moves ? this.#clicked.target : null,
  );
  readonly open = $derived.by(() => (this.opened === null ? [] : (this.targets.get(this.opened) ?? [])));

  constructor(now: () => PickerInput, recent: () => ReadonlySet<string> = () => NOTHING) {
    this.#now = now;
    this.#recent = recent;
  }

  get input(): PickerInput {
    return this.#now();
  }

  readonly mark = (target: string): TargetMark =>
    targetMark(target, this.targets, this.#now().selected, this.#now().hovered, this.#recent());

  readonly pick = (target: string): void => {
    const moves = this.targets.get(target) ?? [];
    const [only] = moves;
    this.#clicked = moves.length > 1 ? { target, moves: this.#now().moves } : null;
    if (only && moves.length === 1) this.#now().onpick(only.token);
  };

  readonly hover = (target: string | null): void =>
    this.#now().onhover((target && this.targets.get(target)?.[0]?.token) || null);

  /** Closes the choice, and goes back to what was clicked. */
  close(board: HTMLElement): void {
    const back = this.opened;
    this.#clicked = null;
    board.querySelector<HTMLElement>(`[data-target="${back}"]`)?.focus();
  }
}
