/** Takes part in the start of a table: binds the seat to a nonce, keeps what is published, reveals the nonce. */
import { api } from "$lib/wire/api";
import type { TableInfo } from "$lib/wire/types";
import { keepStart, keptStart, newShare, nonceOf, noteReveal } from "./kept";

const busy = new Set<string>();

/** Does what the table needs now; call it whenever the table has changed. */
export async function attend(table: TableInfo): Promise<void> {
  if (busy.has(table.id)) return;
  busy.add(table.id);
  try {
    if (table.phase === "open") await bind(table);
    else if (table.commitment) {
      const shares = table.seats.map((seat) => seat.share ?? "");
      if (table.phase !== "finished" && table.phase !== "abandoned")
        keepStart(table.id, { digest: table.commitment, shares });
      if (table.phase === "starting") await reveal(table);
    }
  } catch {
    // a game without this share is a game all the same, and says so
  } finally {
    busy.delete(table.id);
  }
}

/** Who sat down without a share, or on another device, adds one. */
async function bind(table: TableInfo): Promise<void> {
  const seat = table.mine[0];
  if (seat === undefined || table.mine.some((mine) => table.seats[mine]?.share)) return;
  const share = await newShare();
  if (share) await api.share(table.id, { seat, share });
}

/** Reveals the nonces of this browser: only under the digest and the shares that it has kept. */
async function reveal(table: TableInfo): Promise<void> {
  const start = keptStart(table.id);
  if (!start || start.digest !== table.commitment) return;
  for (const seat of table.mine) {
    const { share, nonce: revealed } = table.seats[seat] ?? {};
    const nonce = share ? nonceOf(share) : null;
    if (!share || !nonce || revealed || start.shares[seat] !== share) continue;
    noteReveal(table.id, share);
    await api.reveal(table.id, { seat, nonce });
  }
}
