/** The keyboard map of a table. Keys inside a board belong to the board. */

export type KeyCommand =
  | { do: "option"; number: number }
  | { do: "undo" | "confirm" | "clear" | "filter" | "help" }
  | { do: "focus"; zone: "board" | "mine" | "players" | "log" };

const LETTERS: Record<string, KeyCommand> = {
  u: { do: "undo" },
  g: { do: "focus", zone: "board" },
  m: { do: "focus", zone: "mine" },
  j: { do: "focus", zone: "players" },
  l: { do: "focus", zone: "log" },
  "/": { do: "filter" },
  "?": { do: "help" },
};

export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for. Letters, digits and signs can be switched off, and are text where one types. */
export function keyCommand(event: KeyPress, letters: boolean, typing: boolean): KeyCommand | null {
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key === "Enter") return { do: "confirm" };
  if (command && event.key.toLowerCase() === "z" && !typing) return { do: "undo" };
  if (command || event.altKey || typing) return null;
  if (event.key === "Escape") return { do: "clear" };
  if (!letters) return null;
  if (/^[1-9]$/.test(event.key)) return { do: "option", number: Number(event.key) };
  return LETTERS[event.key.toLowerCase()] ?? null;
}

/** Whether an element takes text, so that letters are not commands there. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range"].includes(target.type)
  );
}

/** The map as the help shows it: keys, and the message that says what they do. */
export const KEYBOARD_HELP: readonly (readonly [readonly string[], string])[] = [
  [["1 – 9"], "web-key-option"],
  [["Ctrl+Enter"], "web-key-confirm"],
  [["U", "Ctrl+Z"], "web-key-undo"],
  [["Esc"], "web-key-clear"],
  [["/"], "web-key-filter"],
  [["G", "M", "J", "L"], "web-key-focus"],
  [["← ↑ ↓ →"], "web-key-arrows"],
  [["Q E Z C"], "web-key-diagonals"],
  [["N", "P"], "web-key-targets"],
  [["Enter"], "web-key-select"],
  [["I"], "web-key-explain"],
  [["+ − 0"], "web-key-zoom"],
  [["?"], "web-key-help"],
];
