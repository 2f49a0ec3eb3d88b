import { UnsecuredJWT } from "jose";
import type { Claims } from "./identity.ts";

/**
 * An `alg: none` token with the same claims. The functions SDK in emulator mode decodes tokens without verifying
 * them and refuses signed ones, so the edge hands it this copy of a token that it has verified itself.
 */
export function unsignedCopy(claims: Claims): string {
  return new UnsecuredJWT({ ...claims }).encode();
}
