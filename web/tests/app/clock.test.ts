import { beforeAll, describe, expect, test } from "vitest";
import { load, locale } from "$lib/i18n/index.svelte";
import {
  DEFAULT_CLOCK,
  readClock,
  remaining,
  clockRequest,
  clockRule,
  formatTime,
  timeInWords,
  isValidClock,
  warningTime,
} from "$lib/match/clock";
import type { ClockInfo } from "$lib/wire/types";

const clock = (more: Partial<ClockInfo> = {}): ClockInfo => ({
  kind: "game",
  each: 300,
  bonus: 10,
  level: "steady",
  back: false,
  seats: [
    { left: 65_000, runs: true, late: 0 },
    { left: 300_000, runs: false, late: 0 },
  ],
  ...more,
});

beforeAll(async () => locale.use("en", await load("en")));

describe("the time of seats", () => {
  test("runs on from what the server said, and never below nothing", () => {
    const reading = readClock(clock(), 1000);
    if (!reading) throw new Error();
    expect([0, 1].map((seat) => remaining(reading, seat, 6000))).toEqual([60_000, 300_000]);
    expect(remaining(reading, 0, 900_000)).toBe(0);
    expect(remaining(reading, 0, 500)).toBe(65_000);
    expect(readClock(null)).toBeNull();
  });

  test("is shown as a clock would, and said in words", () => {
    expect(formatTime(59_999, "game")).toBe("0:59");
    expect(formatTime(3_725_000, "game")).toBe("1:02:05");
    expect(formatTime(3_725_000, "move")).toBe("1 h 2 min");
    expect(formatTime(183_600_000, "move")).toBe("2 d 3 h");
    expect(timeInWords(183_600_000)).toBe("2 days 3 hours");
    expect(timeInWords(61_000)).toBe("1 minute 1 second");
    expect(timeInWords(0)).toBe("0 seconds");
    expect(clockRule(clock(), "Steady")).toContain("5 minutes for each seat and 10 seconds more");
    expect(clockRule(clock({ kind: "move", each: 86_400 }), "Steady")).toContain("1 day for every move");
  });

  test("is short under 20 seconds, 12 hours, or a quarter of what there is", () => {
    expect(warningTime(clock())).toBe(20_000);
    expect(warningTime(clock({ kind: "move", each: 14 * 86_400 }))).toBe(12 * 3_600_000);
    expect(warningTime(clock({ kind: "move", each: 3600 }))).toBe(900_000);
  });
});

test("the form asks for what the server takes", () => {
  expect(clockRequest(DEFAULT_CLOCK)).toBeNull();
  expect(clockRequest({ ...DEFAULT_CLOCK, kind: "move" })).toEqual({
    kind: "move",
    each: 259_200,
    level: "steady",
    back: true,
  });
  expect(clockRequest({ ...DEFAULT_CLOCK, kind: "game" })).toEqual({
    kind: "game",
    each: 1200,
    bonus: 10,
    level: "steady",
  });
  expect(isValidClock({ ...DEFAULT_CLOCK, kind: "move", amount: 15 })).toBe(false);
  expect(isValidClock({ ...DEFAULT_CLOCK, kind: "move", amount: 48, unit: "hours" })).toBe(true);
  expect(isValidClock({ ...DEFAULT_CLOCK, kind: "game", minutes: 0 })).toBe(false);
  expect(isValidClock({ ...DEFAULT_CLOCK, kind: "game", bonus: 2.5 })).toBe(false);
});
