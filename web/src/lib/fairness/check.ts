/** Checks the dice of a game that is over. It knows no rules: which draw had which weights comes with the record. */
import type { DrawInfo, TableInfo, Verification } from "$lib/wire/types";
import { chanceKey, commitmentOf, numberBelow, shareOf } from "./digests";
import type { KeptStart } from "./kept";

export type Fault = "digest" | "terms" | "shares" | "nonce" | "draws" | "record" | "rules";

export interface FairnessReport {
  readonly faults: readonly Fault[];
  readonly draws: number;
  /** Whether this browser's own nonce is in the dice, was left out, or there was none. */
  readonly own: "in" | "out" | "none";
  /** Whether this browser has kept the digest of the start. */
  readonly kept: boolean;
}

/** Compares what was published at the start, what is told at the end, and every draw. */
export async function checkGame(
  table: TableInfo,
  told: Verification,
  record: string,
  start: KeptStart | null,
): Promise<FairnessReport> {
  const faults: Fault[] = [];
  const shares = told.shares.some(Boolean) ? told.shares : [];
  const commitment = await commitmentOf(told.secret, told.terms);
  if (commitment !== (start?.digest ?? table.commitment)) faults.push("digest");
  if (!fits(told.terms, table, shares)) faults.push("terms");
  if (start && text(start.shares.some(Boolean) ? start.shares : []) !== text(shares)) faults.push("shares");
  if (!(await noncesFit(told.nonces, shares))) faults.push("nonce");
  if (!(await drawsFit(told))) faults.push("draws");
  if (text(drawnIn(record)) !== text(told.steps.map(tokenOf))) faults.push("record");
  if (!told.ok) faults.push("rules");
  return { faults, draws: drawsOf(told.steps).length, own: await ownPart(told, start), kept: start !== null };
}

const text = (value: unknown): string => JSON.stringify(value);

/** A value with its keys in order, so that two of the same contents have the same text. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}

/** Whether the commitment was about this table: its game, seats and options, and the shares. */
function fits(terms: string, table: TableInfo, shares: readonly string[]): boolean {
  const found = JSON.parse(terms) as unknown[];
  const [game, seats, options] = found;
  const bound = found.length === 5 ? found[4] : [];
  return (
    game === table.game &&
    seats === table.seats.length &&
    text(ordered(options)) === text(ordered(table.options)) &&
    text(bound) === text(shares)
  );
}

/** Whether every nonce is the one that its seat was bound to. */
async function noncesFit(nonces: readonly string[], shares: readonly string[]): Promise<boolean> {
  if (!shares.length) return true;
  const expected = await Promise.all(nonces.map((nonce) => (nonce ? shareOf(nonce) : null)));
  return expected.every((share, seat) => share === null || share === shares[seat]);
}

async function ownPart(told: Verification, start: KeptStart | null): Promise<FairnessReport["own"]> {
  if (!start?.own) return "none";
  const used = await Promise.all(told.nonces.filter(Boolean).map(shareOf));
  return used.includes(start.own) ? "in" : "out";
}

const drawsOf = (steps: readonly DrawInfo[]): DrawInfo[] => steps.filter((step) => step.back === null);

/** Derives every draw from the secret and the nonces. An undo by consent begins a new epoch. */
async function drawsFit({ secret, nonces, steps }: Verification): Promise<boolean> {
  const key = await chanceKey(secret, nonces);
  let epoch = 0;
  let line: DrawInfo[] = [];
  for (const step of steps) {
    if (step.back !== null) {
      const back = step.back;
      epoch++;
      line = line.filter((one) => one.number < back);
      continue;
    }
    const place = line.filter((one) => one.purpose === step.purpose).length;
    const total = step.weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    if (total <= 0n) return false;
    let left = await numberBelow(key, `${step.purpose}/${place}/${epoch}`, total);
    const drawn = step.weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
    if (step.tokens[drawn] !== step.token) return false;
    line.push(step);
  }
  return true;
}

const tokenOf = (step: DrawInfo): string => (step.back === null ? step.token : `!undo:${step.back}`);

/** The draws in a record, and where the table went back. */
function drawnIn(record: string): string[] {
  const lines = record.split("\n").filter((line) => !/^\s*[[#]/.test(line));
  return lines.flatMap((line) => line.split(/\s+/)).filter((token) => /^(~|!undo:)/.test(token));
}
