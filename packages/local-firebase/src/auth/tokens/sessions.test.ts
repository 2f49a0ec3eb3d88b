import { decodeJwt } from "jose";
import { beforeAll, expect, test } from "vitest";
import { openAccounts } from "../testing/openAccounts.ts";
import type { SessionOrigin } from "./idTokens.ts";

const DAY = 86_400_000;

/** Making a key takes a tenth of a second: one does for all. */
let key: { kid: string; jwk: string };
beforeAll(async () => {
  const { database, tokens } = openAccounts();
  await tokens.publicKeys();
  const row = database.sqlite.prepare("SELECT kid, private_jwk FROM auth_signing_keys").get()!;
  key = { kid: String(row["kid"]), jwk: String(row["private_jwk"]) };
});

async function openSessions() {
  const accounts = openAccounts();
  const { database, sessions, users } = accounts;
  database.sqlite.prepare("INSERT INTO auth_signing_keys VALUES (?, ?, 0)").run(key.kid, key.jwk);
  await accounts.addUser("anna", { customClaims: '{"role":"pro"}' });
  await accounts.addUser("bert");
  const change = (fields: object) =>
    database.transaction(() => users.save({ ...users.byUid("anna")!, ...fields }));
  return {
    ...accounts,
    change,
    begin: async (uid = "anna", from?: Partial<SessionOrigin>) => {
      const session = await database.transaction(() => sessions.begin(uid, from));
      return sessions.tokensOf(session);
    },
    revoke: (uid = "anna") => database.transaction(() => sessions.revokeAll(uid)),
  };
}

test("a session begins with the proof of just now, and notes the sign-in", async () => {
  const { begin, users, clock } = await openSessions();
  clock.now += 5000;
  const { idToken, expiresIn } = await begin();
  const seconds = Math.floor(clock.now / 1000);
  expect(decodeJwt(idToken)).toMatchObject({
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    role: "pro",
    firebase: { sign_in_provider: "password" },
  });
  expect(expiresIn).toBe("3600");
  expect(users.byUid("anna")).toMatchObject({ lastLoginAt: clock.now, lastRefreshAt: clock.now });
});

test("a session keeps what it began with over each refresh, and takes up the account's claims", async () => {
  const { begin, change, sessions, clock, users } = await openSessions();
  const authTime = Math.floor(clock.now / 1000);
  const { refreshToken, idToken } = await begin("anna", {
    provider: "custom",
    claims: '{"group":1,"role":"x"}',
  });
  clock.now += DAY;
  await change({ customClaims: '{"role":"admin"}' });
  const refreshed = await sessions.refresh(refreshToken);
  expect(decodeJwt(refreshed.idToken)).toMatchObject({
    sub: "anna",
    auth_time: authTime,
    group: 1,
    role: "admin",
    firebase: { sign_in_provider: "custom" },
  });
  expect(refreshed.uid).toBe("anna");
  expect(users.byUid("anna")?.lastRefreshAt).toBe(clock.now);
  const { user, provider } = await sessions.authenticate(refreshed.idToken);
  expect([user.uid, provider]).toEqual(["anna", "custom"]);
  await expect(sessions.authenticate(idToken)).rejects.toThrow("TOKEN_EXPIRED");
});

test("an id token is good until the second of its end", async () => {
  const { begin, sessions, clock } = await openSessions();
  const { idToken } = await begin();
  const { exp = 0 } = decodeJwt(idToken);
  clock.now = exp * 1000 - 1;
  await expect(sessions.authenticate(idToken)).resolves.toMatchObject({ user: { uid: "anna" } });
  clock.now = exp * 1000;
  await expect(sessions.authenticate(idToken)).rejects.toThrow("TOKEN_EXPIRED");
});

test("a session of an account that is disabled is refused while it is, and goes on behind that", async () => {
  const { begin, change, sessions } = await openSessions();
  const { refreshToken, idToken } = await begin();
  await change({ disabled: true });
  await expect(sessions.refresh(refreshToken)).rejects.toThrow("USER_DISABLED");
  await expect(sessions.authenticate(idToken)).rejects.toThrow("USER_DISABLED");
  await expect(begin()).rejects.toThrow("USER_DISABLED");
  await change({ disabled: false });
  await expect(sessions.refresh(refreshToken)).resolves.toMatchObject({ uid: "anna" });
});

test("a session of an account that is gone is refused by its name, a token that never was by another", async () => {
  const { begin, database, users, sessions } = await openSessions();
  const { refreshToken, idToken } = await begin();
  await database.transaction(() => users.delete("anna"));
  await expect(sessions.refresh(refreshToken)).rejects.toThrow("USER_NOT_FOUND");
  await expect(sessions.authenticate(idToken)).rejects.toThrow("USER_NOT_FOUND");
  await expect(sessions.refresh("never")).rejects.toThrow("INVALID_REFRESH_TOKEN");
});

test("a session that is revoked in the second in which it began ends, one that begins in it behind that does not", async () => {
  const { begin, revoke, sessions } = await openSessions();
  const before = await begin();
  await revoke();
  const after = await begin();
  await expect(sessions.refresh(before.refreshToken)).rejects.toThrow("TOKEN_EXPIRED");
  await expect(sessions.authenticate(before.idToken)).rejects.toThrow("TOKEN_EXPIRED");
  await expect(sessions.refresh(after.refreshToken)).resolves.toMatchObject({ uid: "anna" });
  await expect(sessions.authenticate(after.idToken)).resolves.toMatchObject({ user: { uid: "anna" } });
});

test("a session that is revoked leaves those of others alone, and the change of address that they asked for", async () => {
  const { begin, revoke, sessions, codes } = await openSessions();
  const [ofAnna, ofBert] = [await begin(), await begin("bert")];
  const ask = (uid: string, kind: "VERIFY_AND_CHANGE_EMAIL" | "PASSWORD_RESET") =>
    codes.create({ uid, kind, email: "a@example.fr", newEmail: "b@example.fr" });
  const change = await ask("anna", "VERIFY_AND_CHANGE_EMAIL");
  const [changeOfBert, reset] = [
    await ask("bert", "VERIFY_AND_CHANGE_EMAIL"),
    await ask("anna", "PASSWORD_RESET"),
  ];
  await revoke();
  await expect(sessions.refresh(ofAnna.refreshToken)).rejects.toThrow("TOKEN_EXPIRED");
  await expect(sessions.refresh(ofBert.refreshToken)).resolves.toMatchObject({ uid: "bert" });
  expect(() => codes.peek(change)).toThrow("INVALID_OOB_CODE");
  expect([codes.peek(changeOfBert).uid, codes.peek(reset).uid]).toEqual(["bert", "anna"]);
});

test("a session that began before what is valid has ended, one that began in that second has not", async () => {
  const { begin, change, sessions, clock } = await openSessions();
  const { refreshToken, idToken } = await begin();
  const began = Math.floor(clock.now / 1000);
  await change({ validSince: began });
  await expect(sessions.refresh(refreshToken)).resolves.toMatchObject({ uid: "anna" });
  await expect(sessions.authenticate(idToken)).resolves.toMatchObject({ user: { uid: "anna" } });
  await change({ validSince: began + 1 });
  await expect(sessions.refresh(refreshToken)).rejects.toThrow("TOKEN_EXPIRED");
  await expect(sessions.authenticate(idToken)).rejects.toThrow("TOKEN_EXPIRED");
});

test("a session that begins behind a clock that was ahead is valid, and those that had ended stay so", async () => {
  const { begin, revoke, change, sessions, clock } = await openSessions();
  const { refreshToken } = await begin();
  await revoke();
  await change({ validSince: Math.floor(clock.now / 1000) + 1000 });
  const later = await begin();
  await expect(sessions.refresh(later.refreshToken)).resolves.toMatchObject({ uid: "anna" });
  await expect(sessions.refresh(refreshToken)).rejects.toThrow("TOKEN_EXPIRED");
});

test("a session that has ended is known for thirty days, then its token never was", async () => {
  const { begin, revoke, sessions, clock } = await openSessions();
  const { refreshToken } = await begin();
  await revoke();
  clock.now += 10 * DAY;
  // Revoking again does not put that off.
  await revoke();
  clock.now += 20 * DAY;
  await begin("bert");
  await expect(sessions.refresh(refreshToken)).rejects.toThrow("TOKEN_EXPIRED");
  clock.now += 1;
  await begin("bert");
  await expect(sessions.refresh(refreshToken)).rejects.toThrow("INVALID_REFRESH_TOKEN");
});
