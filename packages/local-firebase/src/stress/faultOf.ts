import { GRPC_CODES } from "../rpc/status.ts";
import type { Answer } from "./send.ts";

/** Statuses that tell a client to try the same again, or that the server is at fault. */
const OURS = /"status":"(?:INTERNAL|UNKNOWN|DATA_LOSS|UNAVAILABLE)"/;
const OUR_CODES: readonly number[] = [GRPC_CODES.INTERNAL, GRPC_CODES.UNKNOWN, GRPC_CODES.DATA_LOSS];
const NOT_OFFERED = 501;
/** Text that firebase-functions answers to data that its own decoder refuses, here as in production. */
const FUNCTIONS_SDK = '"message":"INTERNAL"';

/**
 * Finds what is wrong with an answer to a malformed request, null when nothing is.
 * @param name begins with `grpc` for gRPC's codes
 */
export function faultOf(name: string, { kind, status, text }: Answer): string | null {
  if (kind === "hung") return "no answer";
  if (status === null) return null;
  if (name.startsWith("grpc")) return OUR_CODES.includes(status) ? `gRPC ${status} ${text}` : null;
  if (status === NOT_OFFERED || text.includes(FUNCTIONS_SDK)) return null;
  if (status >= 500 || OURS.test(text)) return `HTTP ${status} ${text.slice(0, 300)}`;
  return null;
}
