import { createHash, randomBytes } from "node:crypto";

/** A secret to hand out, 256 bits, safe in URLs. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes a secret for storage: enough to recognise, useless to replay. A plain hash is safe for 256 random bits. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
