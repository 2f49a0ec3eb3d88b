/** Name of the database that is opened to find out; it holds nothing. */
const PROBE = "carnation/probe";

/**
 * Whether this page may keep data on the device. A browser that blocks storage says so in ways of its own: the
 * property throws, opening throws, or opening fails later. Firestore copes with the last alone.
 */
export async function canUseIndexedDb(): Promise<boolean> {
  try {
    if (typeof indexedDB === "undefined") return false;
    await openAndClose(indexedDB.open(PROBE));
    return true;
  } catch {
    return false;
  }
}

function openAndClose(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => {
      request.result.close();
      resolve();
    });
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB cannot be opened")));
  });
}
