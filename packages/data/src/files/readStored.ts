import { CarnationError } from "@carnation/domain/error";
import { holdsAnyCriterion } from "@carnation/domain/internal/result";
import { type DiagnosisMasks, parseDiagnosisMasks } from "@carnation/domain/mask";
import {
  type DiagnosisResult,
  parseDiagnosisResult,
  type ParseDiagnosisResultOptions,
} from "@carnation/domain/result";
import { StorageError } from "firebase/storage";

/** Holds what the local Storage answers for an object that it knows, but whose bytes are missing or are not what was stored. */
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
  const result = parseDiagnosisResult(jsonOf(bytes, "The result is not one"), options);
  if (holdsAnyCriterion(result)) return result;
  throw new CarnationError("damaged", "The result holds no criterion");
}

/**
 * Reads the bytes of a mask file.
 * @throws {CarnationError} damaged
 */
export function parseMaskFile(bytes: ArrayBuffer): DiagnosisMasks {
  const masks = parseDiagnosisMasks(jsonOf(bytes, "The masks are none"));
  if (masks) return masks;
  throw new CarnationError("damaged", "The file holds no masks of a known version");
}

/** The file that a function answers in Base64. */
export function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: "application/pdf" });
}

function jsonOf(bytes: ArrayBuffer, otherwise: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new CarnationError("damaged", otherwise, { cause });
  }
}
