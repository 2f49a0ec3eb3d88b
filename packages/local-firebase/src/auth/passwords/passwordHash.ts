import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { AuthError } from "../protocol/authError.ts";
import { isImportedHash, verifyImported } from "./importedHash.ts";

/** scrypt's cost: `N` (memory and time, a power of 2), `r` (block size), `p` (parallelism). Memory = 128 N r bytes. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** One of OWASP's recommended settings (Password Storage Cheat Sheet): 32 MB, about 0.2 s. */
export const DEFAULT_PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;
export const MIN_LENGTH = 6;
export const MAX_LENGTH = 4096;

/** @throws AuthError MISSING_PASSWORD */
export function requirePassword(password: string | null | undefined): string {
  if (password == null || password === "") throw new AuthError("MISSING_PASSWORD");
  return password;
}

/**
 * @param minimum what the project asks for beyond Firebase's 6 characters, as a password policy does
 * @throws AuthError WEAK_PASSWORD when shorter than 6 characters, PASSWORD_DOES_NOT_MEET_REQUIREMENTS when shorter than
 *   the project asks for or longer than 4096
 */
export function checkPasswordPolicy(password: string, minimum: number = MIN_LENGTH): void {
  if (password.length < MIN_LENGTH) {
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${MIN_LENGTH} characters`);
  }
  if (password.length < minimum) {
    const missing = `Missing password requirements: [Password must contain at least ${minimum} characters]`;
    throw new AuthError(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${missing}`);
  }
  if (password.length > MAX_LENGTH)
    throw new AuthError("PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password is too long");
}

/** @returns `scrypt$N$r$p$salt$key`, salt and key in base64url: the cost can rise without locking anyone out. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  return encode(cost, salt, await derive(password, salt, cost));
}

/** A hash that no password has, to spend the time of a check on where there is no account. */
export function decoyHash(cost: PasswordCost): string {
  return encode(cost, randomBytes(16), randomBytes(KEY_BYTES));
}

function encode({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** @param stored what `hashPassword` or `importedHash` returned */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (isImportedHash(stored)) return verifyImported(password, stored);
  const [, N, r, p, salt = "", key = ""] = stored.split("$");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
