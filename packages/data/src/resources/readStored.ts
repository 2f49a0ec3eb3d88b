import {
  CarnationError,
  type DiagnosisResult,
  holdsAnyCriterion,
  parseDiagnosisResult,
  type ParseDiagnosisResultOptions,
} from "@carnation/domain";
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

/**
 * Reads the bytes of a result file.
 * @throws {CarnationError} damaged
 */
export function parseResultFile(bytes: ArrayBuffer, options?: ParseDiagnosisResultOptions): DiagnosisResult {
  try {
    const result = parseDiagnosisResult(JSON.parse(new TextDecoder().decode(bytes)), options);
    if (holdsAnyCriterion(result)) return result;
  } catch (cause) {
    throw new CarnationError("damaged", "The result is not one", { cause });
  }
  throw new CarnationError("damaged", "The result holds no criterion");
}
