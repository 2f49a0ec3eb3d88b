import { createCipheriv, pbkdf2, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import * as v from "valibot";
import { AuthError } from "../protocol/authError.ts";

const PREFIX = "imported$";
/** Memory that one check of an imported hash may take, bytes. */
const MEMORY_LIMIT = 256 * 1024 * 1024;
const text = v.optional(v.string(), "");

/** Hash algorithms of an import, by the parameters that Identity Toolkit gives each. */
const options = v.variant("hashAlgorithm", [
  v.object({
    hashAlgorithm: v.literal("SCRYPT"),
    signerKey: v.string(),
    rounds: count(1, 8),
    memoryCost: count(1, 14),
    saltSeparator: text,
  }),
  v.object({
    hashAlgorithm: v.literal("STANDARD_SCRYPT"),
    cpuMemCost: v.pipe(
      count(2, 2 ** 20),
      v.check((cost) => Number.isInteger(Math.log2(cost)), "not a power of 2"),
    ),
    blockSize: count(1, 64),
    parallelization: count(1, 16),
    dkLen: count(16, 128),
  }),
  v.object({ hashAlgorithm: v.literal("PBKDF2_SHA256"), rounds: count(1, 120_000) }),
]);
const stored = v.object({ options, salt: v.string(), hash: v.string() });

export type ImportOptions = v.InferOutput<typeof options>;

const deriveScrypt = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);
const derivePbkdf2 = promisify(pbkdf2);

/**
 * @throws AuthError OPERATION_NOT_ALLOWED for an algorithm that is fast to guess against (MD5, SHA, HMAC) or that Node
 *   does not have (bcrypt), and for parameters out of range
 */
export function parseImportOptions(request: unknown): ImportOptions {
  const parsed = v.safeParse(options, request);
  if (parsed.success && memoryOf(parsed.output) <= MEMORY_LIMIT) return parsed.output;
  throw new AuthError(
    "OPERATION_NOT_ALLOWED : Passwords are imported as SCRYPT, STANDARD_SCRYPT or PBKDF2_SHA256.",
  );
}

/**
 * Makes the record to store of a password that another service hashed. It is replaced by a hash of our own at the next
 * sign-in.
 * @param hash base64url, as is `salt`
 */
export function importedHash(options: ImportOptions, hash: string, salt: string): string {
  return PREFIX + JSON.stringify({ options, salt, hash });
}

export function isImportedHash(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/** @param hash what `importedHash` returned */
export async function verifyImported(password: string, hash: string): Promise<boolean> {
  const { options, salt, hash: expectedText } = v.parse(stored, JSON.parse(hash.slice(PREFIX.length)));
  const expected = Buffer.from(expectedText, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), options, expected.length);
  return expected.length > 0 && actual.length === expected.length && timingSafeEqual(actual, expected);
}

async function derive(
  password: string,
  salt: Buffer,
  options: ImportOptions,
  length: number,
): Promise<Buffer> {
  if (options.hashAlgorithm === "PBKDF2_SHA256")
    return derivePbkdf2(password, salt, options.rounds, length, "sha256");
  if (options.hashAlgorithm === "STANDARD_SCRYPT") {
    const { cpuMemCost: N, blockSize: r, parallelization: p, dkLen } = options;
    return deriveScrypt(password, salt, dkLen, { N, r, p, maxmem: 2 * MEMORY_LIMIT });
  }
  // Firebase's own: the derived key encrypts the project's key, and that is the hash.
  const cost = { N: 2 ** options.memoryCost, r: options.rounds, p: 1, maxmem: 2 * MEMORY_LIMIT };
  const separated = Buffer.concat([salt, Buffer.from(options.saltSeparator, "base64url")]);
  const key = await deriveScrypt(password, separated, 32, cost);
  const cipher = createCipheriv("aes-256-ctr", key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(Buffer.from(options.signerKey, "base64url")), cipher.final()]);
}

function memoryOf(options: ImportOptions): number {
  return options.hashAlgorithm === "STANDARD_SCRYPT" ? 128 * options.cpuMemCost * options.blockSize : 0;
}

function count(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}
