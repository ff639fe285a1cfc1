/** Tables that stay readable without a line: the last that was seen of each, kept in this browser. */
import type { Snapshot } from "$lib/wire/types";

export interface Kept {
  readonly id: string;
  readonly at: number;
  readonly snapshot: Snapshot;
}

const NAME = "tetrarch"; // the worker deletes it by this name when somebody signs out
const MOST = 20;
const OWNER = "tetrarch-kept-for";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("indexedDB"));
  });
}

async function opened<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("tables", { keyPath: "id" });
  const database = await done(request);
  database.onversionchange = () => database.close();
  try {
    return await work(database.transaction("tables", mode).objectStore("tables"));
  } finally {
    database.close();
  }
}

/** Keeps what is seen of a table now; the longest unseen of many are forgotten. */
export async function keep(snapshot: Snapshot, at = Date.now()): Promise<void> {
  const kept: Kept = { id: snapshot.table.id, at, snapshot };
  await opened("readwrite", async (store) => {
    await done(store.put(kept));
    const all = (await done(store.getAll())) as Kept[];
    const old = all.sort((one, other) => other.at - one.at).slice(MOST);
    await Promise.all(old.map(({ id }) => done(store.delete(id))));
  });
}

export async function recall(id: string): Promise<Kept | null> {
  try {
    return await opened(
      "readonly",
      async (store) => ((await done(store.get(id))) as Kept | undefined) ?? null,
    );
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** What is kept belongs to one person: with another it goes. */
export async function belong(user: string | null): Promise<void> {
  try {
    if (localStorage.getItem(OWNER) === user) return;
    await opened("readwrite", (store) => done(store.clear()));
    if (user === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, user);
  } catch {
    // nothing is kept, so nothing must go
  }
}
