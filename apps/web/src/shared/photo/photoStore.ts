const STORE = "photos";

/** Photos that are kept on this device, each under its `key`, in a database of their own. */
export interface PhotoStore {
  /**
   * Reads or changes what is kept.
   * @returns false where the browser keeps nothing: private windows and blocked storage fail, each in a way of its own
   */
  readonly change: (act: (photos: IDBObjectStore) => void) => Promise<boolean>;
}

/** The photos of one database. */
export function photoStore(name: string): PhotoStore {
  return {
    async change(act) {
      try {
        const database = await open(name);
        await new Promise<void>((resolve, reject) => {
          const transaction = database.transaction(STORE, "readwrite");
          transaction.addEventListener("complete", () => resolve());
          transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("Not kept")));
          act(transaction.objectStore(STORE));
        }).finally(() => database.close());
        return true;
      } catch {
        return false;
      }
    },
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(STORE, { keyPath: "key" }),
    );
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("Cannot be opened")));
  });
}
