/** Tables that stay readable without a line: the last that was seen of each, kept in this browser. */
import type { Snapshot } from "$lib/wire/types";

export interface SavedSnapshot {
  readonly id: string;
  readonly at: number;
  readonly snapshot: Snapshot;
}

const DATABASE = "tetrarch"; // the worker deletes it by this name when somebody signs out
const MAX_SNAPSHOTS = 20;
const OWNER = "tetrarch-kept-for";

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("indexedDB"));
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("tables", { keyPath: "id" });
  const database = await resultOf(request);
  database.onversionchange = () => database.close();
  try {
    return await work(database.transaction("tables", mode).objectStore("tables"));
  } finally {
    database.close();
  }
}

/** Keeps what is seen of a table now; the longest unseen of many are forgotten. */
export async function saveSnapshot(snapshot: Snapshot, at = Date.now()): Promise<void> {
  const kept: SavedSnapshot = { id: snapshot.table.id, at, snapshot };
  await withStore("readwrite", async (store) => {
    await resultOf(store.put(kept));
    const all = (await resultOf(store.getAll())) as SavedSnapshot[];
    const old = all.sort((one, other) => other.at - one.at).slice(MAX_SNAPSHOTS);
    await Promise.all(old.map(({ id }) => resultOf(store.delete(id))));
  });
}

export async function loadSnapshot(id: string): Promise<SavedSnapshot | null> {
  try {
    return await withStore(
      "readonly",
      async (store) => ((await resultOf(store.get(id))) as SavedSnapshot | undefined) ?? null,
    );
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** What is kept belongs to one person: with another it goes. */
export async function setSnapshotOwner(user: string | null): Promise<void> {
  try {
    if (localStorage.getItem(OWNER) === user) return;
    await withStore("readwrite", (store) => resultOf(store.clear()));
    if (user === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, user);
  } catch {
    // nothing is kept, so nothing must go
  }
}
