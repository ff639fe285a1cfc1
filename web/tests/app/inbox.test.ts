import { beforeEach, expect, it, vi } from "vitest";
import { createBundle, locale } from "$lib/i18n/index.svelte";
import { inbox, noticeText } from "$lib/notifications/inbox.svelte";
import { Match } from "$lib/match/Match.svelte";
import { pushState } from "$lib/notifications/push";
import { me } from "$lib/app/session.svelte";
import { setTableTab, setTabTitle, setWaitingCount } from "$lib/app/tab-title";
import type { NoticeInfo } from "$lib/wire/types";
import { snapshot } from "./table-fixtures";

const notice = (more: Partial<NoticeInfo> = {}): NoticeInfo => ({
  id: "n1",
  kind: "turn",
  key: "notices-turn",
  args: { game: "kingdom_builder", others: null },
  path: "/table/t",
  table: "t",
  at: 0,
  read: false,
  ...more,
});

beforeEach(() => {
  me.session = { user: "u", name: "Ania", role: "guest", account: null };
  inbox.close();
});

const answering = (body: unknown) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(body)));

it("the title counts the tables that wait elsewhere", () => {
  setTabTitle("Lobby");
  setWaitingCount(2);
  expect(document.title).toBe("(2) Lobby · Tetrarch");
  setTableTab("Kingsburg", null, true);
  expect(document.title).toBe("(1) ● Kingsburg · Tetrarch");
  setWaitingCount(1);
  expect(document.title).toBe("● Kingsburg · Tetrarch");
  setWaitingCount(0);
});

it("a notice names its game", () => {
  locale.use(
    "en",
    createBundle("en", ["kingdom_builder-name = Kingdom Builder\nnotices-turn = Your turn: { $game }."]),
  );
  expect(noticeText(notice())).toBe("Your turn: Kingdom Builder.");
});

it("only the numbers are asked for while the list is not shown", async () => {
  const asked = answering({ unread: 3, waiting: 1 });
  await inbox.refresh();
  expect(asked.mock.calls[0]?.[0]).toBe("/api/inbox/count");
  expect([inbox.unread, inbox.waiting, inbox.notices]).toEqual([3, 1, null]);
  answering({ unread: 1, waiting: 1, notices: [notice()] });
  await inbox.load();
  answering({ unread: 0, waiting: 1 });
  await inbox.read(["n1"]);
  expect([inbox.unread, inbox.notices?.[0]?.read]).toEqual([0, true]);
});

it("nobody is asked for strangers, and a lost line is no fault", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  inbox.unread = 5;
  await inbox.refresh();
  expect([asked.mock.calls.length, inbox.unread]).toEqual([1, 5]);
  me.session = null;
  await inbox.refresh();
  expect([asked.mock.calls.length, inbox.unread]).toEqual([1, 0]);
});

it("what was kept of a table can be read, not played, until the server speaks", () => {
  const match = new Match("t", () => ({ send: () => false, close: () => undefined }));
  const kept = snapshot();
  match.restore(kept, 1234);
  expect([match.asOf, match.number, match.moves.length, match.canUndo]).toEqual([1234, kept.number, 0, null]);
  expect(match.log).toEqual(kept.log);
  expect(match.snapshot()).toBe(null); // it is not kept anew as if it were of now
  match.receive({ type: "welcome", snapshot: kept });
  expect(match.asOf).toBe(null);
  expect(match.snapshot()).toEqual(kept);
  match.restore(kept, 99);
  expect(match.asOf).toBe(null);
});

it("a browser without push says why", async () => {
  const channels = { key: "k", devices: [], hook: null };
  vi.stubGlobal("isSecureContext", false);
  expect(await pushState(channels)).toBe("insecure");
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const agent = vi.spyOn(navigator, "userAgent", "get");
  agent.mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)");
  expect(await pushState(channels)).toBe("install");
  agent.mockReturnValue("Mozilla/5.0 (X11; Linux)");
  expect(await pushState(channels)).toBe("unsupported");
  vi.unstubAllGlobals();
});
