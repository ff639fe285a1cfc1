/** The browser's tab: a dot and a seat's colour when it is one's turn. */
import { colourOf, OUTLINES, shapeOf } from "./ui/seats";

export function titled(parts: readonly string[], mine: boolean): string {
  return (mine ? "● " : "") + [...parts.filter(Boolean), "Tetrarch"].join(" · ");
}

export function icon(seat: number | null, mine: boolean): string {
  if (seat === null) return "/favicon.svg";
  const dot = mine ? '<circle cx="19" cy="5" r="4.5" fill="#7a1626" stroke="#fff" stroke-width="1.5"/>' : "";
  const shape = `<path d="${OUTLINES[shapeOf(seat)]}" fill="${colourOf(seat)}" stroke="#2a1d14" stroke-width="1.8"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

let shown = "Tetrarch";
let tables = 0;

/** How many tables wait for an answer: those that are not on this page are counted in front of the title. */
export function waiting(count: number): void {
  tables = count;
  write();
}

function write(): void {
  const others = tables - (shown.startsWith("●") ? 1 : 0);
  document.title = others > 0 ? `(${others}) ${shown}` : shown;
}

export function show(title: string, favicon = "/favicon.svg"): void {
  shown = title;
  write();
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== favicon) link.href = favicon;
}
