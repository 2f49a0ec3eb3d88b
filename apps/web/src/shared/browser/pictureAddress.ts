import { toCarnationError } from "@carnation/domain/error";

/**
 * A picture of this device as an address, for what shows it.
 * @throws {Error} when it cannot be read
 */
export function pictureAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The picture cannot be read")));
    reader.readAsDataURL(picture);
  });
}

/** Pauses before a stored picture that could not be read is read again, in ms. */
const PAUSES_MS = [1000, 4000, 15_000] as const;

/**
 * Reads a stored picture as an address, and reads it again after pauses of 1, 4 and 15 s when it could not be read: a picture
 * in a row has no button to try again.
 * @throws {CarnationError} not-found and damaged at once; the last failure after three further attempts
 */
export async function readPicture(read: () => Promise<Blob>): Promise<string> {
  for (const ms of PAUSES_MS) {
    try {
      return await pictureAddress(await read());
    } catch (error) {
      const { code } = toCarnationError(error);
      if (code === "not-found" || code === "damaged") throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return pictureAddress(await read());
}
