let registered: Promise<ServiceWorkerRegistration> | null = null;

/** Whether this browser has service workers here: it wants a secure page, and a private window may have none. */
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

async function register(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker: workers } = navigator;
  await workers.register("/sw.js", { updateViaCache: "none" });
  const ready = await workers.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  ready.active?.postMessage(loaded);
  return ready;
}
