/** The clocks of seats, counted on from the server's last message. */
import { t } from "$lib/i18n/index.svelte";
import type { ClockInfo, ClockRequest } from "$lib/wire/types";

/** The server's clock information, and when it arrived. */
export interface ClockReading {
  readonly info: ClockInfo;
  readonly at: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const readClock = (info: ClockInfo | null | undefined, at = Date.now()): ClockReading | null =>
  info ? { info, at } : null;

/** Milliseconds that a seat has left. */
export function remaining({ info, at }: ClockReading, seat: number, now: number): number {
  const clock = info.seats[seat];
  if (!clock) return info.each * SECOND;
  return clock.runs ? Math.max(0, clock.left - Math.max(0, now - at)) : clock.left;
}

/** Below this a seat is warned. */
export const warningTime = ({ kind, each }: ClockInfo): number =>
  kind === "game" ? 20 * SECOND : Math.min(12 * HOUR, (each * SECOND) / 4);

const two = (number: number) => String(number).padStart(2, "0");

/** A time as a clock shows it: days and hours, hours and minutes, or minutes and seconds. */
export function formatTime(ms: number, kind: ClockInfo["kind"]): string {
  if (ms >= DAY)
    return t("clock-short-days", { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const [hours, minutes] = [Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)];
  if (hours && kind === "move") return t("clock-short-hours", { hours, minutes });
  const rest = `${two(minutes)}:${two(Math.floor((ms % MINUTE) / SECOND))}`;
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, "");
}

/** A time in words. */
export function timeInWords(ms: number): string {
  const parts: [number, string][] = [
    [Math.floor(ms / DAY), "clock-days"],
    [Math.floor((ms % DAY) / HOUR), "clock-hours"],
    [Math.floor((ms % HOUR) / MINUTE), "clock-minutes"],
    [Math.floor((ms % MINUTE) / SECOND), "clock-seconds"],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  const visible = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter(([count]) => count > 0);
  return visible.map(([count, key]) => t(key, { count })).join(" ");
}

/** The rule of a clock in a sentence; `level` is the name of the level of the bot that takes over. */
export function clockRule(clock: ClockInfo, level: string): string {
  const time = timeInWords(clock.each * SECOND);
  return clock.kind === "move"
    ? t("clock-rule-move", { time, level })
    : t("clock-rule-game", { time, level, bonus: timeInWords(clock.bonus * SECOND) });
}

/** The clock as the form holds it. */
export interface ClockDraft {
  kind: "none" | "move" | "game";
  amount: number;
  unit: "hours" | "days";
  minutes: number;
  bonus: number;
  level: string;
  back: boolean;
}

export const DEFAULT_CLOCK: ClockDraft = {
  kind: "none",
  amount: 3,
  unit: "days",
  minutes: 20,
  bonus: 10,
  level: "steady",
  back: true,
};

/** The most that the server accepts. */
export const MAX_AMOUNT = { hours: 48, days: 14 } as const;
export const MAX_MINUTES = 180;
export const MAX_BONUS = 120;

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether the server accepts the numbers. */
export function isValidClock(draft: ClockDraft): boolean {
  if (draft.kind === "move") return isWhole(draft.amount, 1, MAX_AMOUNT[draft.unit]);
  return (
    draft.kind === "none" || (isWhole(draft.minutes, 1, MAX_MINUTES) && isWhole(draft.bonus, 0, MAX_BONUS))
  );
}

export function clockRequest(draft: ClockDraft): ClockRequest | null {
  const { kind, level } = draft;
  if (kind === "none") return null;
  if (kind === "game") return { kind, each: draft.minutes * 60, bonus: draft.bonus, level };
  return { kind, each: draft.amount * (draft.unit === "days" ? 86_400 : 3600), level, back: draft.back };
}
