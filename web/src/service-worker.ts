/// <reference lib="webworker" />
/** The service worker: stores the client for offline use and shows push messages.
 * Of the server's answers it stores only the games and their rules, which are the same for everybody. */

interface Build {
  version: string;
  files: string[];
}

const worker = self as unknown as ServiceWorkerGlobalScope & { BUILD?: Build };
const { version, files } = worker.BUILD ?? { version: "none", files: [] }; // the build writes it before this file
const CLIENT_CACHE = `tetrarch-shell-${version}`;
const PUBLIC_CACHE = "tetrarch-public";
const SNAPSHOT_DATABASE = "tetrarch"; // as in lib/offline/snapshots.ts

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CLIENT_CACHE).then((cache) => cache.addAll(["/", ...files])));
});

worker.addEventListener("activate", (event) =>
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())),
);

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CLIENT_CACHE && name !== PUBLIC_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method === "DELETE" && url.pathname === "/api/session") event.respondWith(signOut(request));
  else if (request.method !== "GET") return;
  else if (/^\/api\/games(\/[a-z_]+\/(rules|figures))?$/.test(url.pathname))
    event.respondWith(networkFirst(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(fetchPage(request));
  else if (files.includes(url.pathname)) event.respondWith(cacheFirst(request));
});

/** The server's answer, or the stored one while offline. */
async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(PUBLIC_CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const stored = await cache.match(request);
    if (stored) return stored;
    throw error;
  }
}

/** Every address has the same document; the client's router decides what it shows. */
async function fetchPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match("/");
    if (stored) return stored;
    throw error;
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Deletes the stored tables with the session: the next person at this device must not read them. */
async function signOut(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) indexedDB.deleteDatabase(SNAPSHOT_DATABASE);
  return answer;
}

worker.addEventListener("message", (event) => {
  if (event.data === "renew") void worker.skipWaiting();
});

// push messages

interface PushMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

function readPush(data: PushMessageData | null): PushMessage {
  const none = { title: "Tetrarch", body: "", path: "/inbox", tag: "tetrarch", lang: "en" };
  try {
    return { ...none, ...(data?.json() as Partial<PushMessage>) };
  } catch {
    return none; // browsers insist that every push shows a notification
  }
}

worker.addEventListener("push", (event) => {
  const { title, body, path, tag, lang } = readPush(event.data);
  const images = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
  const notification = worker.registration.showNotification(title, {
    body,
    tag,
    lang,
    data: path,
    ...images,
  });
  event.waitUntil(Promise.all([notification, postToPages("notified")]));
});

async function postToPages(message: string): Promise<void> {
  for (const client of await worker.clients.matchAll({ type: "window" })) client.postMessage(message);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data ?? "/inbox")));
});

/** Opens a notification's page: in the window that shows it already, else in any of ours, else in a new one. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (same) {
    await same.focus();
    return;
  }
  const [any] = windows;
  if (!any) {
    await worker.clients.openWindow(url.href);
    return;
  }
  any.postMessage({ go: url.pathname });
  await any.focus();
}
