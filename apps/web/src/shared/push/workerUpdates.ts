/** Time after which the service worker is looked for anew: browsers do so when a page is opened, and each day at best. */
const CHECK_MS = 3_600_000;

/** Frequency of looking whether that time is over, which a sleeping device holds up. */
const BEAT_MS = 300_000;

/**
 * Looks for a newer service worker every hour, and when a tab is looked at again after more: one may be open for days.
 * @param left ends it
 */
export function watchForUpdates(
  registration: Pick<ServiceWorkerRegistration, "update">,
  left: AbortSignal,
): void {
  if (left.aborted) return;
  let checked = Date.now();
  const check = (): void => {
    if (Date.now() - checked < CHECK_MS || !navigator.onLine) return;
    checked = Date.now();
    // The next hour tries again.
    registration.update().catch(() => undefined);
  };
  const timer = setInterval(check, BEAT_MS);
  left.addEventListener("abort", () => clearInterval(timer));
  const look = (): void => {
    if (document.visibilityState === "visible") check();
  };
  document.addEventListener("visibilitychange", look, { signal: left });
}
