import { photoStore } from "./photoStore.ts";

/** A photo on its way, kept on this device until it has arrived, so that a reload does not lose it. */
export interface KeptPhoto {
  readonly key: string;
  /** Owner: whose it is: nobody else's session ever sees it. */
  readonly uid: string;
  readonly photo: File;
  /** Id of the diagnosis that it is of, opened or being opened under that id. */
  readonly diagnosis: string;
  /** The client whose photo it is; null for a quick diagnosis. */
  readonly customer: string | null;
  /** Draft that it is sent with, as its feature wrote it. */
  readonly about: unknown;
}

/** A photo that has not arrived for so long is nobody’s work in progress any more, in milliseconds. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** As it is stored. */
interface StoredPhoto extends KeptPhoto {
  /** Time at which it was kept last, in milliseconds since 1970. */
  readonly at: number;
}

const store = photoStore("carnation/photos");

/** Keeps one. A browser that keeps nothing costs the photo its life beyond this page, no more. */
export async function keepPhoto(kept: KeptPhoto): Promise<void> {
  await store.change((photos) => photos.put({ ...kept, at: Date.now() } satisfies StoredPhoto));
}

/** Forgets one that has arrived, or was given up. */
export async function forgetPhoto(key: string): Promise<void> {
  await store.change((photos) => photos.delete(key));
}

/** Those of one person; those of anybody else, and what is a day old, are erased on the way. */
export async function keptPhotosOf(uid: string | null): Promise<readonly KeptPhoto[]> {
  let own: KeptPhoto[] = [];
  await store.change((photos) => {
    const reading = photos.getAll() as IDBRequest<StoredPhoto[]>;
    reading.addEventListener("success", () => {
      const stays = (kept: StoredPhoto): boolean => kept.uid === uid && Date.now() - kept.at < LIFE_MS;
      own = reading.result.filter(stays);
      for (const kept of reading.result) if (!stays(kept)) photos.delete(kept.key);
    });
  });
  return own;
}
