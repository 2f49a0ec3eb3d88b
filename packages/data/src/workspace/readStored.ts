import { CarnationError } from "@carnation/domain";
import { StorageError } from "firebase/storage";

/** What the local Storage answers for an object that it knows, but whose bytes are missing or are not what was stored. */
const GONE = 410;

/**
 * Reads a file from Storage.
 * @throws {CarnationError} damaged, for which the SDK has no code of its own
 */
export async function readStored<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof StorageError && cause.status === GONE) {
      throw new CarnationError("damaged", cause.message, { cause });
    }
    throw cause;
  }
}
