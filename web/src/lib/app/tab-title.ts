/** The browser's tab: its title, and an icon with the shape of the player's seat and a dot on the player's turn. */
import { SEAT_OUTLINES, seatShape } from "$lib/theme/seats";

/** A colour of the style sheet: a picture of its own can't use the page's. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function seatFavicon(seat: number | null, mine: boolean): string {
  if (seat === null) return "/favicon.svg";
  const dot = mine ? '<circle cx="19" cy="5" r="4.5" fill="#7a1626" stroke="#fff" stroke-width="1.5"/>' : "";
  const shape = `<path d="${SEAT_OUTLINES[seatShape(seat)]}" fill="${token(`--seat-${seat}`)}" stroke="#2a1d14" stroke-width="1.8"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

let title = "Tetrarch";
let tables = 0;

/** How many tables wait for an answer: those that are not on this page are counted in front of the title. */
export function setWaitingCount(count: number): void {
  tables = count;
  write();
}

function write(): void {
  const others = tables - (title.startsWith("●") ? 1 : 0);
  document.title = others > 0 ? `(${others}) ${title}` : title;
}

/** Names the page, and goes back to the usual icon. */
export function setTabTitle(...parts: readonly string[]): void {
  setTab(parts, null, false);
}

/** Names a table, with the shape of the player's seat and a dot on the player's turn. */
export function setTableTab(game: string, seat: number | null, myTurn: boolean): void {
  setTab([game], seat, myTurn);
}

function setTab(parts: readonly string[], seat: number | null, myTurn: boolean): void {
  title = (myTurn ? "● " : "") + [...parts.filter(Boolean), "Tetrarch"].join(" · ");
  write();
  const favicon = seatFavicon(seat, myTurn);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== favicon) link.href = favicon;
}
