/** Updates of the client: registers the service worker, and says whether a newer version waits. */
import { inbox } from "$lib/notifications/inbox.svelte";
import { router } from "$lib/app/router.svelte";

class AppUpdate {
  /** A newer version is there and waits for a reload. */
  available = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Registers the worker of a built client. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    navigator.serviceWorker.addEventListener("message", (event) => this.#receive(event.data));
    try {
      const registration = await navigator.serviceWorker.register("/worker.js");
      if (!registration) return; // a browser under tests may do nothing
      this.#checkWaiting(registration);
      registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming?.addEventListener("statechange", () => this.#checkWaiting(registration));
      });
    } catch {
      // without it everything works but for offline reading and push
    }
  }

  #checkWaiting(registration: ServiceWorkerRegistration): void {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    this.#waiting = registration.waiting;
    this.available = true;
  }

  #receive(message: unknown): void {
    if (message === "notified") void inbox.refresh();
    const path = (message as { go?: unknown } | null)?.go;
    if (typeof path === "string") router.go(path);
  }

  install(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("renew");
  }
}

export const appUpdate = new AppUpdate();
