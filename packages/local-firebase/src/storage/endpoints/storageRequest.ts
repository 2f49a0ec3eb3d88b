import type { IncomingMessage, ServerResponse } from "node:http";
import type { Identity } from "../../authentication/identity.ts";
import { StorageError } from "../store/storageError.ts";
import type { WriteConditions } from "../store/uploadStore.ts";

/** One request to either storage protocol. */
export interface StorageExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly identity: Identity;
  /**
   * Resolves the sender as things stand now: a body takes up to an hour to arrive, and its sender's account may end
   * meanwhile.
   * @throws RpcError UNAUTHENTICATED
   */
  readonly identifyAgain: () => Promise<Identity>;
}

/** Bodies that are read whole: metadata and multipart uploads, bytes. Larger objects go up resumably. */
export const WHOLE_BODY_LIMIT = 64 * 2 ** 20;
/** Metadata alone. */
export const METADATA_BODY_LIMIT = 64 * 2 ** 10;

/** Value of a header that comes once. */
export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The body as a stream that leaves the socket open when reading stops early, so that an answer can still be sent.
 * (Leaving a `for await` over the request itself destroys the socket.)
 */
export function bodyStream(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
}

/** @throws StorageError 400 for a value that is not a whole number from 0 on */
export function wholeNumber(text: string | null | undefined, what: string): number | undefined {
  if (text == null || text === "") return undefined;
  if (!/^\d{1,16}$/.test(text)) throw new StorageError(400, `${what} is not a whole number.`);
  return Number(text);
}

/** @throws StorageError 400 for a condition that is malformed or not one of the two that are kept */
export function conditionsOf(url: URL): WriteConditions {
  for (const name of ["ifGenerationNotMatch", "ifMetagenerationNotMatch"]) {
    if (url.searchParams.has(name)) throw new StorageError(400, `The condition ${name} is not offered.`);
  }
  return {
    ifGenerationMatch: wholeNumber(url.searchParams.get("ifGenerationMatch"), "ifGenerationMatch"),
    ifMetagenerationMatch: wholeNumber(
      url.searchParams.get("ifMetagenerationMatch"),
      "ifMetagenerationMatch",
    ),
  };
}

/** @throws StorageError 400 for malformed percent-encoding */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError(400, "The path is not properly percent-encoded.");
  }
}
