/** What this browser keeps to make dice fair: its nonces, and what was published at the start of each table. */
import { canDigest, hexOf, shareOf } from "./digests";

export interface KeptStart {
  /** The digest, as it was when this browser first saw it fixed. */
  readonly digest: string;
  readonly shares: readonly string[];
  /** The share whose nonce this browser has revealed, if it has. */
  readonly own: string | null;
}

interface Kept {
  nonces: Record<string, string>; // by share
  starts: Record<string, KeptStart>; // by table
}

export const KEPT_KEY = "tetrarch-fair"; // setSnapshotOwner deletes it when another person comes
const MAX_KEPT = 100;

function load(): Kept {
  try {
    const stored = JSON.parse(localStorage.getItem(KEPT_KEY) ?? "null") as Partial<Kept> | null;
    return { nonces: stored?.nonces ?? {}, starts: stored?.starts ?? {} };
  } catch {
    return { nonces: {}, starts: {} };
  }
}

/** The newest entries: an object keeps the order in which its keys came. */
const newest = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).slice(-MAX_KEPT));

function save({ nonces, starts }: Kept): boolean {
  try {
    localStorage.setItem(KEPT_KEY, JSON.stringify({ nonces: newest(nonces), starts: newest(starts) }));
    return true;
  } catch {
    return false;
  }
}

/** A share of the dice for a table to come; null where this browser cannot make or keep one. */
export async function newShare(): Promise<string | null> {
  if (!canDigest()) return null;
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  const share = await shareOf(nonce);
  const kept = load();
  kept.nonces[share] = nonce;
  return save(kept) ? share : null;
}

export const nonceOf = (share: string): string | null => load().nonces[share] ?? null;

export const keptStart = (table: string): KeptStart | null => load().starts[table] ?? null;

/** Keeps what is published at the start of a table; the first digest stays. */
export function keepStart(table: string, start: Omit<KeptStart, "own">): void {
  const kept = load();
  if (kept.starts[table]) return;
  kept.starts[table] = { ...start, own: null };
  save(kept);
}

/** Notes that the nonce of a share goes out; after that it must never be used again. */
export function noteReveal(table: string, share: string): void {
  const kept = load();
  const start = kept.starts[table];
  if (!start) return;
  kept.starts[table] = { ...start, own: share };
  save(kept);
}
