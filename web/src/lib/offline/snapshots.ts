/** The last snapshots of tables, stored in this browser to be read offline. */
import { KEPT_KEY } from "$lib/fairness/kept";
import type { Snapshot } from "$lib/wire/types";

export interface SavedSnapshot {
  readonly id: string;
  readonly at: number;
  readonly snapshot: Snapshot;
}

const DATABASE = "tetrarch"; // the service worker deletes it when somebody signs out
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

/** Stores a snapshot; the oldest are deleted. */
export async function saveSnapshot(snapshot: Snapshot, at = Date.now()): Promise<void> {
  const saved: SavedSnapshot = { id: snapshot.table.id, at, snapshot };
  await withStore("readwrite", async (store) => {
    await resultOf(store.put(saved));
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
    return null; // the browser stores nothing
  }
}

/** Deletes the snapshots of another user, and what was kept of the starts of their tables. */
export async function setSnapshotOwner(user: string | null): Promise<void> {
  try {
    const before = localStorage.getItem(OWNER);
    if (before === user) return;
    if (before !== null) localStorage.removeItem(KEPT_KEY);
    await withStore("readwrite", (store) => resultOf(store.clear()));
    if (user === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, user);
  } catch {
    // the browser stores nothing
  }
}
