/** Push messages in this browser: whether they can be enabled, and whether they are. */
import { api } from "$lib/wire/api";
import type { Channels } from "$lib/wire/types";

/** `install`: on an iPhone or iPad only installed apps get push; `insecure`: browsers require https. */
export type PushState = "on" | "off" | "denied" | "install" | "insecure" | "unsupported";

const apple = () => /iPad|iPhone|iPod/.test(navigator.userAgent);
const installed = () => matchMedia("(display-mode: standalone)").matches;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

export async function pushState(channels: Channels): Promise<PushState> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return apple() && !installed() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  const mine = await subscription();
  return mine && channels.devices.some((device) => device.endpoint === mine.endpoint) ? "on" : "off";
}

/** Asks the person, then the browser's push service, then tells our server. */
export async function enablePush(channels: Channels, lang: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: channels.key };
  const created = await registration.pushManager.subscribe(options).catch(async () => {
    await (await subscription())?.unsubscribe(); // it was created for another key
    return registration.pushManager.subscribe(options);
  });
  const { endpoint, keys } = created.toJSON();
  await api.addDevice({
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    lang,
  });
}

export async function disablePush(channels: Channels): Promise<void> {
  const mine = await subscription();
  const device = channels.devices.find((one) => one.endpoint === mine?.endpoint);
  await mine?.unsubscribe();
  if (device) await api.dropDevice(device.id);
}
