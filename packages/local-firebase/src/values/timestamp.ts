import { RpcError } from "../rpc/status.ts";

const MICROS_PER_SECOND = 1_000_000n;
const PATTERN = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999999Z (google/protobuf/timestamp.proto). */
const MIN = -62_135_596_800_000_000n;
const MAX = 253_402_300_799_999_999n;

/** @param micros microseconds since 1970 */
export function formatTimestamp(micros: bigint): string {
  const fraction = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  const seconds = (micros - fraction) / MICROS_PER_SECOND;
  const text = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  return `${text}.${String(fraction).padStart(6, "0")}Z`;
}

/**
 * Reads an RFC 3339 time. Firestore keeps microseconds: further digits are cut off.
 * @returns microseconds since 1970
 * @throws RpcError INVALID_ARGUMENT for anything else, or a year outside 1 to 9999
 */
export function parseTimestamp(text: string): bigint {
  const match = PATTERN.exec(text);
  const millis = match ? Date.parse(`${match[1]}${match[3]}`.toUpperCase()) : Number.NaN;
  if (!match || Number.isNaN(millis)) throw new RpcError("INVALID_ARGUMENT", `Invalid timestamp: ${text}`);
  const fraction = (match[2] ?? "").slice(0, 6).padEnd(6, "0");
  const micros = BigInt(millis) * 1000n + BigInt(fraction);
  if (micros < MIN || micros > MAX) {
    throw new RpcError("INVALID_ARGUMENT", `Timestamp outside the years 1 to 9999: ${text}`);
  }
  return micros;
}
