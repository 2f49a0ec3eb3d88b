import { TAKE_OVER } from "../../worker/takeOver.ts";

let registered: Promise<ServiceWorkerRegistration> | null = null;

/** Tells whether this browser has service workers here: it wants a secure page, and a private window may have none. */
function canHaveOne(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator;
}

/**
 * The application's service worker, registered by the first who asks.
 * @throws {Error} when the browser has none, or does not take it; asking again tries again
 */
export function serviceWorker(): Promise<ServiceWorkerRegistration> {
  if (!canHaveOne()) return Promise.reject(new Error("This page can have no service worker"));
  registered ??= register();
  registered.catch(() => {
    registered = null;
  });
  return registered;
}

/** Has a newer worker that waits take over, for a page that is about to be loaded anew. */
export async function activateWaitingWorker(): Promise<void> {
  if (!canHaveOne()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Not a window: a worker is of our own origin.
  registration?.waiting?.postMessage(TAKE_OVER, []);
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const worker = registration.active ?? (await becomesActive(registration));
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  // Not a window: a worker is of our own origin.
  worker.postMessage(loaded, []);
  return registration;
}

/** The first one of this browser, once it is at work; `navigator.serviceWorker.ready` would wait for ever for one that fails. */
function becomesActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting;
  if (worker === null) return Promise.reject(new Error("There is no service worker to wait for"));
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") reject(new Error("The service worker could not be installed"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
