import { beforeEach, describe, expect, it } from "vitest";
import { Match } from "$lib/match/Match.svelte";
import type { Refusal } from "$lib/wire/types";
import {
  question,
  BUILD,
  USE,
  decision,
  END,
  entry,
  FakeConnection,
  seat,
  snapshot,
  table,
  update,
} from "./table-fixtures";

const refusal = (error: string): Refusal => ({
  error,
  key: `server-error-${error}`,
  args: {},
  ruling: null,
  number: 7,
  seq: null,
});

let line: FakeConnection;
let match: Match;

beforeEach(() => {
  line = new FakeConnection();
  match = new Match("t1", line.open);
  match.receive({ type: "welcome", snapshot: snapshot() });
});

describe("news", () => {
  it("begin with everything", () => {
    expect(match.seq).toBe(10);
    expect(match.connection).toBe("live");
    expect(match.moves.map((one) => one.token)).toEqual(["b:F12", "end"]);
    expect(match.myTurn).toBe(true);
  });

  it("change only what they mention", () => {
    match.receive(update({ view: { round: 2 }, log: { start: 2, entries: [entry(2, 6)] } }));
    expect(match.view).toEqual({ round: 2 });
    expect(match.number).toBe(6);
    expect(match.log).toHaveLength(3);
    expect(match.lastEvents).toHaveLength(1);
    expect(match.table?.id).toBe("t1");
    expect(match.scores).toEqual([0, 0]);
  });

  it("cut the log after an undo", () => {
    match.receive(update({ log: { start: 1, entries: [] } }));
    expect(match.log.map((one) => one.index)).toEqual([0]);
  });

  it("that are old are ignored", () => {
    match.receive(update({ seq: 10, since: 9, view: { round: 9 } }));
    expect(match.view).toEqual({ round: 1 });
  });

  it("with a gap before them ask for it, and change nothing", () => {
    match.receive(update({ seq: 13, since: 12, view: { round: 9 } }));
    expect(line.last).toEqual({ type: "hello", since: 10, seat: 0, heard: 0 });
    expect(match.view).toEqual({ round: 1 });
    match.receive(update({ seq: 13, since: 10, view: { round: 9 } }));
    expect(match.view).toEqual({ round: 9 });
    expect(match.seq).toBe(13);
  });

  it("that give me a seat make me ask for its view", () => {
    match.receive({
      type: "welcome",
      snapshot: snapshot({ seat: null, table: table({ mine: [] }), decision: null }),
    });
    match.receive(update({ table: table({ mine: [1] }) }));
    expect(line.last).toEqual({ type: "hello", since: null, seat: null, heard: 0 });
    match.receive({ type: "welcome", snapshot: snapshot({ seat: 1, table: table({ mine: [1] }) }) });
    expect(match.seat).toBe(1);
  });

  it("do not repeat lines of chat", () => {
    const said = {
      id: 1,
      at: 0,
      kind: "chat",
      name: "B",
      seat: 1,
      text: "hi",
      key: null,
      args: {},
      user: null,
    } as const;
    match.receive(update({ talk: [said] }));
    match.receive(update({ seq: 12, since: 10, talk: [said, { ...said, id: 2 }] }));
    expect(match.talk.map((one) => one.id)).toEqual([1, 2]);
  });
});

describe("moves", () => {
  it("are answered by news of the position after them, before their receipt comes", () => {
    match.pick("b:F12");
    expect(match.busy).toBe(true);
    match.receive(update({ number: 5 })); // somebody said something
    expect(match.busy).toBe(true);
    match.receive(update({ seq: 12, since: 11, number: 6 }));
    expect(match.busy).toBe(false);
  });

  it("carry the number they answer and a key of their own", () => {
    match.pick("b:F12");
    expect(line.last).toMatchObject({ type: "move", seat: 0, token: "b:F12", number: 5 });
    const first = line.last as { key: string };
    match.receive({ type: "accepted", key: first.key, seq: 11, number: 6, repeated: false, asked: false });
    match.pick("b:F12");
    expect((line.last as { key: string }).key).not.toBe(first.key);
  });

  it("wait for the answer before the next one", () => {
    match.pick("b:F12");
    match.pick("b:F12");
    expect(line.sent.filter((one) => one.type === "move")).toHaveLength(1);
    expect(match.busy).toBe(true);
  });

  it("are played by one click, and so is the end of the turn where nothing is left", () => {
    match.pick("b:F12");
    expect(line.last).toMatchObject({ token: "b:F12" });
    match.receive({ type: "refused", key: (line.last as { key: string }).key, refusal: refusal("busy") });
    match.pick("end");
    expect(line.last).toMatchObject({ token: "end" });
  });

  it("that close the turn are asked for again where something would be lost", () => {
    match.receive(update({ decision: decision({ mine: question([BUILD, USE, END]) }) }));
    match.pick("end");
    expect(match.selected).toBe("end");
    expect(line.sent).toEqual([]);
    match.confirm();
    expect(line.last).toMatchObject({ type: "move", token: "end" });
  });

  it("that close the turn are always asked for again, or never, as people like", () => {
    match.confirmMode = "always";
    match.pick("end");
    expect(match.selected).toBe("end");
    match.clear();
    match.confirmMode = "never";
    match.receive(update({ decision: decision({ mine: question([USE, END]) }) }));
    match.pick("end");
    expect(line.last).toMatchObject({ token: "end" });
  });

  it("on a touch screen want a second tap", () => {
    match.pick("b:F12", true);
    expect(line.sent).toEqual([]);
    match.pick("b:F12", true);
    expect(line.last).toMatchObject({ token: "b:F12" });
  });

  it("that were refused show why", () => {
    match.play("b:A1");
    const key = (line.last as { key: string }).key;
    match.receive({ type: "refused", key, refusal: { ...refusal("illegal"), ruling: "KB-37" } });
    expect(match.refusal?.ruling).toBe("KB-37");
    expect(match.busy).toBe(false);
  });

  it("that came too late are forgotten in silence, and the news are asked for", () => {
    match.pick("b:F12");
    const key = (line.last as { key: string }).key;
    match.receive({ type: "refused", key, refusal: refusal("stale") });
    expect(match.refusal).toBeNull();
    expect(match.busy).toBe(false);
    expect(line.last).toEqual({ type: "hello", since: 10, seat: 0, heard: 0 });
  });

  it("sent into the void go out again with the same key after reconnecting", () => {
    line.up = false;
    match.pick("b:F12");
    match.receive({ type: "bye", reason: "restart" });
    expect(match.connection).toBe("lost");
    const greeting = line.handlers.greet();
    expect(greeting[0]).toEqual({ type: "hello", since: 10, seat: 0, heard: 0 });
    expect(greeting[1]).toMatchObject({ type: "move", token: "b:F12", key: match.pending[0]?.key });
  });

  it("no longer offered lose their selection", () => {
    match.pick("end");
    match.receive(update({ decision: decision({ mine: question([BUILD]) }) }));
    expect(match.selected).toBeNull();
  });
});

describe("undo", () => {
  const undo = (to: number[], consent: number[] = []) => ({
    to,
    reason: { key: "undo-start", args: {} },
    consent,
    own: consent.at(0) ?? null, // later ones are of others
  });

  it("goes back alone where it may", () => {
    match.receive(update({ decision: decision({ undo: undo([3, 4]) }) }));
    expect(match.canUndo).toBe("alone");
    match.undo();
    expect(line.last).toMatchObject({ type: "undo", seat: 0, number: 6, ask: false });
    expect(line.last).not.toHaveProperty("to");
  });

  it("goes back to a place in the log", () => {
    match.receive(update({ decision: decision({ undo: undo([3, 4]) }) }));
    match.undo(3);
    expect(line.last).toMatchObject({ type: "undo", to: 3, ask: false });
  });

  it("asks the others for more", () => {
    match.receive(update({ decision: decision({ undo: undo([], [1, 2]) }) }));
    expect(match.canUndo).toBe("ask");
    match.undo();
    expect(line.last).toMatchObject({ type: "undo", to: 1, ask: true });
  });

  it("is not offered where there is nothing to take back", () => {
    expect(match.canUndo).toBeNull();
    match.undo();
    expect(line.sent).toEqual([]);
  });
});

describe("several people at one device", () => {
  const both = table({ mine: [0, 1], seats: [seat(0, { me: true }), seat(1, { me: true })] });

  it("hide a seat's secrets until the device was handed over", () => {
    match.receive({
      type: "welcome",
      snapshot: snapshot({ table: both, seat: null, decision: decision({ mine: null, covered: [0] }) }),
    });
    expect(match.curtain).toBe(true);
    expect(match.askedSeat).toBe(0);
    match.showSeat(0);
    expect(match.view).toBeNull();
    expect(line.last).toEqual({ type: "hello", since: null, seat: 0, heard: 0 });
    match.receive({ type: "welcome", snapshot: snapshot({ table: both }) });
    expect(match.curtain).toBe(false);
    match.receive(update({ decision: decision({ waiting: [1], mine: null, covered: [1] }) }));
    expect(match.curtain).toBe(true);
    expect(match.askedSeat).toBe(1);
  });

  it("go on at once where the next seat has nothing to hide, and the board stays", () => {
    match.receive({ type: "welcome", snapshot: snapshot({ table: both }) });
    match.receive(update({ decision: decision({ waiting: [1], mine: null }) }));
    expect([match.handsOver, match.curtain]).toEqual([true, false]);
    match.showSeat(1);
    expect(match.view).not.toBeNull();
    expect(match.handsOver).toBe(false);
  });
});
