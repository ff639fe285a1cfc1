import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { socketAddress, ReconnectingSocket, reconnectDelay, type ConnectionState } from "$lib/wire/socket";

class Fake {
  static all: Fake[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor(readonly url: string) {
    Fake.all.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  drop(code = 1006, reason = "") {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

let line: ReconnectingSocket;
let conditions: ConnectionState[];
const heard = vi.fn();

beforeEach(() => {
  Fake.all = [];
  conditions = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  line = new ReconnectingSocket("ws://x/live", {
    greet: () => [{ type: "hello", since: 4, seat: 0 }],
    receive: heard,
    stateChanged: (condition) => conditions.push(condition),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("greets first", () => {
    expect(line.send({ type: "skip" })).toBe(false);
    Fake.all[0]?.open();
    expect(Fake.all[0]?.sent).toEqual(['{"type":"hello","since":4,"seat":0}']);
  });

  it("comes back by itself and greets again", () => {
    Fake.all[0]?.open();
    Fake.all[0]?.drop();
    expect(conditions).toEqual(["lost"]);
    vi.advanceTimersByTime(600);
    expect(Fake.all).toHaveLength(2);
    Fake.all[1]?.open();
    expect(Fake.all[1]?.sent).toHaveLength(1);
  });

  it("gives up where it is refused", () => {
    Fake.all[0]?.open();
    Fake.all[0]?.drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
    expect(conditions).toEqual(["refused"]);
  });

  it("is told why it is refused, where that matters", () => {
    Fake.all[0]?.open();
    Fake.all[0]?.drop(1008, "table_private");
    expect(conditions).toEqual(["private"]);
  });

  it("notices a line that only looks open", () => {
    Fake.all[0]?.open();
    vi.advanceTimersByTime(20_000);
    expect(Fake.all[0]?.sent.at(-1)).toBe('{"type":"ping"}');
    vi.advanceTimersByTime(40_000);
    expect(Fake.all[0]?.readyState).toBe(3);
  });

  it("stays closed when the page is left", () => {
    Fake.all[0]?.open();
    line.close();
    Fake.all[0]?.drop();
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
  });
});

it("waits longer from attempt to attempt, but never long", () => {
  expect([0, 1, 2, 9].map((attempt) => reconnectDelay(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
  expect(reconnectDelay(0, 0)).toBe(250);
});

it("knows the address of a table", () => {
  expect(socketAddress("t1")).toMatch(/^wss?:\/\/[^/]*\/api\/tables\/t1\/live$/);
});
