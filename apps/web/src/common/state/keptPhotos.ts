/** A photo on its way, kept on this device until it has arrived, so that a reload does not lose it. */
export interface KeptPhoto {
  readonly key: string;
  /** Whose it is: nobody else's session ever sees it. */
  readonly uid: string;
  readonly photo: File;
  /** What is sent with it, as its feature wrote it. */
  readonly about: unknown;
}

/** A photo that has not arrived for so long is nobody’s work in progress any more, in milliseconds. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** As it is stored. */
interface StoredPhoto extends KeptPhoto {
  /** When it was kept last, in milliseconds since 1970. */
  readonly at: number;
}

const DATABASE = "carnation/photos";
const STORE = "photos";

/** Keeps one. A browser that keeps nothing costs the photo its life beyond this page, no more. */
export function keepPhoto(kept: KeptPhoto): Promise<void> {
  return change((photos) => photos.put({ ...kept, at: Date.now() } satisfies StoredPhoto));
}

/** Forgets one that has arrived, or was given up. */
export function forgetPhoto(key: string): Promise<void> {
  return change((photos) => photos.delete(key));
}

/** Those of one person; those of anybody else, and what is a day old, are erased on the way. */
export async function keptPhotosOf(uid: string | null): Promise<readonly KeptPhoto[]> {
  let own: KeptPhoto[] = [];
  await change((photos) => {
    const reading = photos.getAll() as IDBRequest<StoredPhoto[]>;
    reading.addEventListener("success", () => {
      const stays = (kept: StoredPhoto): boolean => kept.uid === uid && Date.now() - kept.at < LIFE_MS;
      own = reading.result.filter(stays);
      for (const kept of reading.result) if (!stays(kept)) photos.delete(kept.key);
    });
  });
  return own;
}

async function change(act: (photos: IDBObjectStore) => void): Promise<void> {
  try {
    const database = await open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORE, "readwrite");
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("Not kept")));
      act(transaction.objectStore(STORE));
    }).finally(() => database.close());
  } catch {
    // Private windows and blocked storage fail here, each in a way of its own.
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(STORE, { keyPath: "key" }),
    );
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("Cannot be opened")));
  });
}
