import { PHONE_LINK_MINUTES } from "@carnation/product/phone";
import { photoStore } from "../../../../shared/photo/photoStore.ts";

/** As it is stored: under the token of its link, and since when. */
interface StoredPhoto {
  readonly key: string;
  readonly photo: File;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const LIFE_MS = PHONE_LINK_MINUTES * 60_000;
const store = photoStore("carnation/phone");

/**
 * Keeps the photo that was chosen for a link on this phone, so that a reload does not lose it.
 * @returns false where the browser keeps nothing
 */
export function keepPhonePhoto(token: string, photo: File): Promise<boolean> {
  return store.change((photos) => photos.put({ key: token, photo, at: Date.now() } satisfies StoredPhoto));
}

/** Erases the photo of a link: it has arrived, another one is taken, or the link takes none any more. */
export async function forgetPhonePhoto(token: string): Promise<void> {
  await store.change((photos) => photos.delete(token));
}

/** The photo that is kept for a link; null for none. Those whose links have ended are erased on the way. */
export async function keptPhonePhoto(token: string): Promise<File | null> {
  let own: File | null = null;
  await store.change((photos) => {
    const reading = photos.getAll() as IDBRequest<StoredPhoto[]>;
    reading.addEventListener("success", () => {
      for (const { key, photo, at } of reading.result) {
        if (Date.now() - at >= LIFE_MS) photos.delete(key);
        else if (key === token) own = photo;
      }
    });
  });
  return own;
}
