import { createLocalJWKSet, decodeJwt, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Database } from "../database/database.ts";
import { APP_CHECK_SECONDS, AppCheckTokens } from "./appCheckTokens.ts";

const APP = "1:1:web:local";
let folder: string;
let database: Database;
let now = Date.now();
let tokens: AppCheckTokens;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "app-check-"));
  database = new Database(folder);
  tokens = new AppCheckTokens(database, "demo", () => now);
});

afterAll(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

test("a token has the claims of Google's, and a program verifies it with the published keys", async () => {
  const token = await tokens.sign(APP, "debug");
  const keys = createLocalJWKSet(await tokens.publicKeys());
  const { payload } = await jwtVerify(token, keys, { currentDate: new Date(now) });
  expect(payload).toMatchObject({
    iss: "https://firebaseappcheck.googleapis.com/1",
    aud: ["projects/1", "projects/demo"],
    sub: APP,
    provider: "debug",
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(APP_CHECK_SECONDS);
});

test("a token is good after a restart, and for its hour", async () => {
  const token = await tokens.sign(APP, "debug");
  expect(await new AppCheckTokens(database, "demo", () => now).verify(token)).toMatchObject({ sub: APP });
  now += (APP_CHECK_SECONDS + 1) * 1000;
  await expect(tokens.verify(token)).rejects.toMatchObject({ status: "UNAUTHENTICATED" });
});

test("a token of another project or key, and none at all, are refused", async () => {
  const { privateKey } = await generateKeyPair("RS256");
  const genuine = decodeJwt(await tokens.sign(APP, "debug"));
  const { keys } = await tokens.publicKeys();
  const forged = new SignJWT(genuine).setProtectedHeader({ alg: "RS256", kid: keys[0]?.kid ?? "" });
  const others = [
    await new AppCheckTokens(database, "other", () => now).sign(APP, "debug"),
    await forged.sign(privateKey),
    "no.real.token",
    undefined,
  ];
  for (const token of others) {
    await expect(tokens.verify(token)).rejects.toMatchObject({ status: "UNAUTHENTICATED" });
  }
});
