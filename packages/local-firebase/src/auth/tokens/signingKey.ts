import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import { randomUUID } from "node:crypto";
import type { Database } from "../../database/database.ts";

export const TOKEN_ALGORITHM = "RS256";

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** Tables that keep a signing key each. */
type KeyTable = "auth_signing_keys" | "app_check_signing_keys";

/** The key of this data folder, made and stored at the first call. */
export async function loadSigningKey(
  database: Database,
  now: number,
  table: KeyTable = "auth_signing_keys",
): Promise<SigningKey> {
  return readKey(database, table) ?? (await createKey(database, now, table));
}

function readKey(database: Database, table: KeyTable): Promise<SigningKey> | null {
  const row = database.sqlite
    .prepare(`SELECT kid, private_jwk FROM ${table} ORDER BY created_at LIMIT 1`)
    .get();
  return row ? importPair(String(row["kid"]), JSON.parse(String(row["private_jwk"])) as JWK) : null;
}

async function createKey(database: Database, now: number, table: KeyTable): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  const kid = randomUUID();
  await database.transaction(() =>
    database.sqlite
      .prepare(`INSERT INTO ${table} (kid, private_jwk, created_at) VALUES (?, ?, ?)`)
      .run(kid, JSON.stringify(jwk), now),
  );
  return importPair(kid, jwk);
}

async function importPair(kid: string, jwk: JWK): Promise<SigningKey> {
  const { kty, n, e } = jwk;
  const privateKey = await importJWK(jwk, TOKEN_ALGORITHM);
  const publicKey = await importJWK({ kty, n, e } as JWK, TOKEN_ALGORITHM);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error("the stored signing key is not an RSA key");
  }
  return { kid, privateKey, publicKey };
}
