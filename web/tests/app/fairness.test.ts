/** The check of dice: a real game of the engine, and the ways to cheat. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { attend } from "$lib/fairness/attend";
import { checkGame, type FairnessReport } from "$lib/fairness/check";
import { commitmentOf, numberBelow, chanceKey, shareOf } from "$lib/fairness/digests";
import { markOf } from "$lib/fairness/FairnessCheck.svelte";
import { keepStart, keptStart, newShare, nonceOf, noteReveal, type KeptStart } from "$lib/fairness/kept";
import { api } from "$lib/wire/api";
import type { TableInfo, Verification } from "$lib/wire/types";
import example from "../../../tests/core/fair-game.json";
import { seat, table } from "./table-fixtures";

const told = example.told as unknown as Verification;
const played: TableInfo = table({
  game: example.game,
  options: example.options,
  commitment: told.commitment,
  phase: "finished",
});
const start: KeptStart = { digest: told.commitment, shares: told.shares, own: told.shares[0] ?? null };

const check = (
  change: Partial<Verification> = {},
  kept: KeptStart | null = start,
  record = example.record,
): Promise<FairnessReport> => checkGame(played, { ...told, ...change }, record, kept);

beforeEach(() => localStorage.clear());

describe("a game that is over", () => {
  it("is fair", async () => {
    const report = await check();
    expect(report).toEqual({ faults: [], draws: told.draws, own: "in", kept: true });
    expect(told.steps.some((step) => step.back !== null)).toBe(true);
    expect(markOf(report)).toBe("good");
  });

  it("is checked as far as possible by those who added nothing", async () => {
    expect(markOf(await check({}, null))).toBe("partial");
    expect((await check({}, { ...start, own: null })).own).toBe("none");
    const out = await check({}, { ...start, own: await shareOf("elsewhere") });
    expect([out.own, markOf(out)]).toEqual(["out", "partial"]);
  });

  it("has a secret that was chosen after the nonces", async () => {
    const secret = "11".repeat(32);
    const commitment = await commitmentOf(secret, told.terms);
    const report = await check({ secret, commitment });
    expect(report.faults).toEqual(["digest", "draws"]);
    expect(markOf(report)).toBe("bad");
  });

  it("has other shares than at the start", async () => {
    const nonces = [told.nonces[0] ?? "", "c".repeat(64)];
    const shares = await Promise.all(nonces.map(shareOf));
    const terms = told.terms.replace(told.shares[1] ?? "", shares[1] ?? "");
    const faults = (await check({ nonces, shares, terms })).faults;
    expect(faults).toEqual(["digest", "shares", "draws"]);
    expect((await check({ shares })).faults).toContain("terms");
  });

  it("has another nonce than the one that was promised", async () => {
    const nonces = [told.nonces[0] ?? "", "c".repeat(64)];
    expect((await check({ nonces })).faults).toEqual(["nonce", "draws"]);
  });

  it("has another roll than the one that follows", async () => {
    const steps = told.steps.map((step, at) =>
      at ? step : { ...step, token: step.tokens.find((token) => token !== step.token) ?? "" },
    );
    expect((await check({ steps })).faults).toEqual(["draws", "record"]);
    const weightless = told.steps.map((step) => ({ ...step, weights: step.weights.map(() => 0) }));
    expect((await check({ steps: weightless })).faults).toEqual(["draws"]);
  });

  it("was another game", async () => {
    const terms = told.terms.replace("kingdom_builder", "kingsburg");
    const digest = await commitmentOf(told.secret, terms);
    expect((await check({ terms }, { ...start, digest })).faults).toEqual(["terms"]);
  });

  it("has a record with other draws, or one that breaks the rules", async () => {
    expect((await check({}, start, example.record.replace("!undo:", "!undo:1"))).faults).toEqual(["record"]);
    expect((await check({ ok: false })).faults).toEqual(["rules"]);
  });
});

it("derives numbers as the engine does", async () => {
  // from tests/core/test_chance.py: numbers beyond the last whole multiple are passed over
  const secret = "9e79da462ce8ab736187f2e6a89f8028c592cccb936ab0c2ba5733c751023ba6";
  const key = await chanceKey(secret, ["a"]);
  const drawn = [0, 1, 2, 3].map((n) => numberBelow(key, `0/${n}/0`, 2n ** 63n + 1n));
  expect((await Promise.all(drawn)).map((n) => n % 1000n)).toEqual([567n, 184n, 703n, 768n]);
});

it("writes lists of texts as the server does", async () => {
  const sign = vi.spyOn(crypto.subtle, "sign");
  await chanceKey("00".repeat(32), ['a"]', "ż"]);
  const [, , text] = sign.mock.calls[0] ?? [];
  expect(new TextDecoder().decode(text as Uint8Array)).toBe('["a\\"]", "\\u017c"]');
  sign.mockRestore();
});

describe("the start of a table", () => {
  const me = (share: string | null, more = {}) => seat(0, { me: true, share, ...more });

  it("binds a seat that has no share, reveals its nonce later, and keeps the first digest", async () => {
    const bound = vi.spyOn(api, "share").mockResolvedValue({ seq: 1 });
    const revealed = vi.spyOn(api, "reveal").mockResolvedValue({ seq: 1 });
    await attend(table({ phase: "open", seats: [me(null)] }));
    const share = bound.mock.calls[0]?.[1].share ?? "";
    expect(await shareOf(nonceOf(share) ?? "")).toBe(share);
    await attend(table({ phase: "open", seats: [me(share)] }));
    expect(bound).toHaveBeenCalledTimes(1);
    const starting = table({ phase: "starting", commitment: "one", seats: [me(share)] });
    await attend(starting);
    expect(revealed).toHaveBeenCalledExactlyOnceWith("t1", { seat: 0, nonce: nonceOf(share) });
    expect(keptStart("t1")).toEqual({ digest: "one", shares: [share], own: share });
    await attend({ ...starting, phase: "running", commitment: "two" });
    expect(keptStart("t1")?.digest).toBe("one");
  });

  it("reveals nothing under another digest than the one it has kept", async () => {
    const revealed = vi.spyOn(api, "reveal").mockResolvedValue({ seq: 1 });
    revealed.mockClear();
    const share = (await newShare()) ?? "";
    keepStart("t1", { digest: "one", shares: [share] });
    await attend(table({ phase: "starting", commitment: "two", seats: [me(share)] }));
    expect(revealed).not.toHaveBeenCalled();
  });

  it("keeps nothing of a game that it sees at its end only", async () => {
    await attend(table({ phase: "finished", commitment: "late" }));
    expect(keptStart("t1")).toBeNull();
  });

  it("goes on without storage, or where it can't compute digests", async () => {
    vi.stubGlobal("localStorage", null);
    expect(await newShare()).toBeNull();
    vi.unstubAllGlobals();
    const subtle = vi.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as unknown as SubtleCrypto);
    expect(await newShare()).toBeNull();
    subtle.mockRestore();
  });

  it("forgets the oldest", async () => {
    for (let n = 0; n < 130; n++) keepStart(`n${n}`, { digest: "d", shares: [] });
    noteReveal("elsewhere", "s");
    expect([keptStart("n0"), keptStart("n129")?.digest]).toEqual([null, "d"]);
  });
});
