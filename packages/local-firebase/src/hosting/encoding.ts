import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Media types whose files are worth compressing; those of pictures, fonts and archives are compressed as they are. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|wasm|xml)|image\/svg|[^;]*\+(?:json|xml))/;
/** Below it, the answer would hardly become smaller, bytes. */
const SMALLEST = 1024;

/**
 * Chooses the encoding of a file for a client, `null` = as it is (RFC 9110, section 12.5.3).
 * @param accepted the Accept-Encoding header
 * @param size bytes
 */
export function chooseEncoding(accepted: string | undefined, type: string, size: number): Encoding | null {
  if (accepted === undefined || !isCompressible(type) || size < SMALLEST) return null;
  const weights = new Map<string, number>();
  for (const entry of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    weights.set(name, Number(weight) || 0);
  }
  const weigh = (name: Encoding): number => weights.get(name) ?? weights.get("*") ?? 0;
  const best = weigh("br") >= weigh("gzip") ? "br" : "gzip";
  return weigh(best) > 0 ? best : null;
}

/** Tells whether files of a media type are ever sent compressed. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** Compresses while a client waits: fast before small. */
export function createEncoder(encoding: Encoding): Transform {
  if (encoding === "gzip") return createGzip({ level: 6 });
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
