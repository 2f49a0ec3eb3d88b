import { offlineDataLock } from "../workspace/offlineDataLock.ts";

/** Longest time that it may take, in milliseconds: nobody must stay signed in for it. */
const CLEARING_MS = 5000;

/** Holds what the SDKs keep under their own names, which is not brought back. */
const OF_SDK = /^(?:firebase|firestore)/u;

/**
 * Lets the browser throw away everything that this site stores: a database that is deleted stays readable in Chromium's
 * files until they are compacted, and only the answer of an address that carries `Clear-Site-Data: "storage"` removes them.
 * The application's own entries of localStorage and sessionStorage are brought back. While another tab uses the data it is
 * left alone, and off line nothing happens.
 * @param app name of the Firebase app
 * @param address answers with that header
 */
export async function clearSite(app: string, address: string): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  await locks?.request(offlineDataLock(app), { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const restore = [() => localStorage, () => sessionStorage].map(keepEntries);
    await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(CLEARING_MS) });
    for (const bringBack of restore) bringBack();
  });
}

/** Remembers the entries of a storage. @returns brings back those that are gone */
function keepEntries(storage: () => Storage): () => void {
  try {
    const kept = Object.entries(storage()).filter(([key]) => !OF_SDK.test(key));
    return () => {
      for (const [key, value] of kept)
        if (storage().getItem(key) === null) storage().setItem(key, String(value));
    };
  } catch {
    // A browser that blocks it has none.
    return () => undefined;
  }
}
