/// <reference lib="webworker" />
/** The app's own worker: keeps the client for times without a line, and shows what the server pushes.
 * Answers of the server are not kept, but for the games and their rules, which are the same for everybody. */

const worker = self as unknown as ServiceWorkerGlobalScope & { FILES?: { version: string; files: string[] } };
const { version, files } = worker.FILES ?? { version: "none", files: [] }; // put before this file by the build
const SHELL = `tetrarch-shell-${version}`;
const PUBLIC = "tetrarch-public";
const KEPT = "tetrarch"; // the tables that the pages keep, in IndexedDB

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...files])));
});

worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== SHELL && name !== PUBLIC).map((name) => caches.delete(name)),
  );
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method === "DELETE" && url.pathname === "/api/session") event.respondWith(signedOut(request));
  else if (request.method !== "GET") return;
  else if (/^\/api\/games(\/[a-z_]+\/rules)?$/.test(url.pathname)) event.respondWith(latest(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (files.includes(url.pathname)) event.respondWith(shelved(request));
});

/** The newest there is: of the line, else as it was. */
async function latest(request: Request): Promise<Response> {
  const cache = await caches.open(PUBLIC);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** Every page is the same document; the client finds out what to draw. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

async function shelved(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Whoever comes next at this device must not read what the last one kept. */
async function signedOut(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) indexedDB.deleteDatabase(KEPT);
  return answer;
}

worker.addEventListener("message", (event) => {
  if (event.data === "renew") void worker.skipWaiting();
});

// what the server pushes

interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

function told(data: PushMessageData | null): Told {
  const none = { title: "Tetrarch", body: "", path: "/inbox", tag: "tetrarch", lang: "en" };
  try {
    return { ...none, ...(data?.json() as Partial<Told>) };
  } catch {
    return none; // a browser insists that something is shown
  }
}

worker.addEventListener("push", (event) => {
  const { title, body, path, tag, lang } = told(event.data);
  const look = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
  const shown = worker.registration.showNotification(title, { body, tag, lang, data: path, ...look });
  event.waitUntil(Promise.all([shown, everywhere("told")]));
});

async function everywhere(message: string): Promise<void> {
  for (const client of await worker.clients.matchAll({ type: "window" })) client.postMessage(message);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(String(event.notification.data ?? "/inbox")));
});

/** The page that a notification is about: one that shows it already, else any of ours, else a new one. */
async function opened(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) {
    await there.focus();
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
