/** The installed app: its worker, and whether a newer version waits. */
import { inbox } from "$lib/inbox.svelte";
import { router } from "$lib/router.svelte";

class App {
  /** A newer version is there and waits for a reload. */
  fresh = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Registers the worker of a built client. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    navigator.serviceWorker.addEventListener("message", (event) => this.#heard(event.data));
    try {
      const registration = await navigator.serviceWorker.register("/worker.js");
      if (!registration) return; // a browser under tests may do nothing
      this.#look(registration);
      registration.addEventListener("updatefound", () => {
        const coming = registration.installing;
        coming?.addEventListener("statechange", () => this.#look(registration));
      });
    } catch {
      // without it everything works but for offline reading and push
    }
  }

  #look(registration: ServiceWorkerRegistration): void {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    this.#waiting = registration.waiting;
    this.fresh = true;
  }

  #heard(message: unknown): void {
    if (message === "told") void inbox.refresh();
    const path = (message as { go?: unknown } | null)?.go;
    if (typeof path === "string") router.go(path);
  }

  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("renew");
  }
}

export const app = new App();
