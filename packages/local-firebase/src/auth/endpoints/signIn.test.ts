import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updateProfile,
} from "firebase/auth";
import { scryptSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { Database } from "../../database/database.ts";
import { authSuite, freshEmail } from "../testing/authSuite.ts";

const suite = authSuite();
const METHOD = "/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken";

async function mailedSignIn(email: string): Promise<string> {
  const page = { url: "http://localhost:5000/welcome?a=1", handleCodeInApp: true };
  await sendSignInLinkToEmail(suite.harness.client(), email, page);
  return suite.harness.mails.at(-1)!.link;
}

describe("sign-in by a mailed link", () => {
  test("sign-in by a mailed link is over after six hours", async () => {
    const email = freshEmail();
    const link = await mailedSignIn(email);
    suite.harness.advance(6 * 3600_000 + 1);
    await expect(signInWithEmailLink(suite.harness.client(), email, link)).rejects.toMatchObject({
      code: "auth/expired-action-code",
    });
  });

  test("opening the link goes on to the app's page and uses nothing up", async () => {
    const email = freshEmail();
    const link = await mailedSignIn(email);
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await fetch(link, { redirect: "manual" });
      expect([status, headers.get("referrer-policy")]).toEqual([302, "no-referrer"]);
      expect(headers.get("location")).toMatch(/^http:\/\/localhost:5000\/welcome\?a=1&mode=signIn&oobCode=/);
    }
    const { user } = await signInWithEmailLink(suite.harness.client(), email, link);
    expect(user.email).toBe(email);
  });

  test("sign-in by a mailed link goes on to no other page than the one it was made for, or the project's", async () => {
    const link = new URL(await mailedSignIn(freshEmail()));
    link.searchParams.set("continueUrl", "https://evil.example/");
    const { status, headers } = await fetch(link, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([400, null]);
  });

  test("a disabled account is refused, and the link serves once it is enabled again", async () => {
    const email = freshEmail();
    const { uid } = await suite.admin.createUser({ email, disabled: true });
    const link = await mailedSignIn(email);
    const open = () => signInWithEmailLink(suite.harness.client(), email, link);
    await expect(open()).rejects.toMatchObject({ code: "auth/user-disabled" });
    await suite.admin.updateUser(uid, { disabled: false });
    expect((await open()).user.uid).toBe(uid);
  });

  test("a user with an address signs in anew before another address takes its place", async () => {
    const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
    suite.harness.advance(6 * 60_000);
    const email = freshEmail();
    const credential = EmailAuthProvider.credentialWithLink(email, await mailedSignIn(email));
    const body = { email, oobCode: new URL(suite.harness.mails.at(-1)!.link).searchParams.get("oobCode") };
    const answer = await suite.post("/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink", {
      ...body,
      idToken: await user.getIdToken(),
    });
    expect(await answer.json()).toMatchObject({ error: { message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" } });
    const { user: anonymous } = await signInAnonymously(suite.harness.client());
    suite.harness.advance(6 * 60_000);
    expect((await linkWithCredential(anonymous, credential)).user.email).toBe(email);
  });
});

test("adding a password to an account that has an address takes a recent sign-in", async () => {
  const { user } = await createUserWithEmailAndPassword(suite.harness.client(), freshEmail(), "password");
  suite.harness.advance(6 * 60_000);
  const answer = await suite.post("/identitytoolkit.googleapis.com/v1/accounts:signUp", {
    idToken: await user.getIdToken(),
    email: user.email,
    password: "stolen session",
  });
  expect(await answer.json()).toMatchObject({ error: { message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" } });
});

describe("custom tokens", () => {
  test.each([
    ["plain JSON", () => '{"uid":"victim"}'],
    ["unsigned", () => suite.admin.createCustomToken("victim", { role: "admin" })],
  ])("%s, from a web page, opens nothing", async (_name, make) => {
    for (const headers of [{ origin: "http://localhost:5000" }, { "x-forwarded-for": "192.0.2.7" }]) {
      const answer = await suite.post(METHOD, { token: await make() }, headers as Record<string, string>);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain("INVALID_CUSTOM_TOKEN");
    }
  });

  test("the claims that one brought along outlive a change of the profile", async () => {
    const auth = suite.harness.client();
    const { user } = await signInWithCustomToken(auth, '{"uid":"guest","claims":{"role":"guest"}}');
    await updateProfile(user, { displayName: "Ada" });
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({ role: "guest", name: "Ada" });
  });

  test("an id token is none", async () => {
    const { user } = await signInAnonymously(suite.harness.client());
    const answer = await suite.post(METHOD, { token: await user.getIdToken() });
    expect(await answer.json()).toMatchObject({ error: { message: "INVALID_CUSTOM_TOKEN" } });
  });

  test("claims that are the service's own are refused", async () => {
    const answer = await suite.post(METHOD, { token: '{"uid":"x","claims":{"sub":"victim"}}' });
    expect(await answer.json()).toMatchObject({ error: { message: "FORBIDDEN_CLAIM : sub" } });
  });

  const signJwt = "/iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/any:signJwt";
  const owner = { authorization: "Bearer owner" };

  test("the service signs no other payload with its key", async () => {
    const { user } = await signInAnonymously(suite.harness.client());
    const [, payload = ""] = (await user.getIdToken()).split(".");
    for (const text of [Buffer.from(payload, "base64url").toString(), "{}", "rubbish"]) {
      expect((await suite.post(signJwt, { payload: text }, owner)).status).toBe(400);
    }
  });

  test("the service signs for programs of its machine alone", async () => {
    expect((await suite.post(signJwt, { payload: "{}" })).status).toBe(403);
    expect(
      (await suite.post(signJwt, { payload: "{}" }, { ...owner, origin: "http://localhost" })).status,
    ).toBe(403);
  });
});

test("an imported hash is replaced by one of our own at the first sign-in", async () => {
  const email = freshEmail();
  const passwordSalt = Buffer.from("salt");
  const passwordHash = scryptSync("password", passwordSalt, 32, { N: 16, r: 1, p: 1 });
  const hash = { memoryCost: 16, blockSize: 1, parallelization: 1, derivedKeyLength: 32 };
  await suite.admin.importUsers([{ uid: "imported", email, passwordHash, passwordSalt }], {
    hash: { algorithm: "STANDARD_SCRYPT", ...hash },
  });
  await Promise.all([
    signInWithEmailAndPassword(suite.harness.client(), email, "password"),
    signInWithEmailAndPassword(suite.harness.client(), email, "password"),
  ]);
  const database = new Database(suite.harness.folder);
  const row = database.sqlite.prepare("SELECT password_hash FROM auth_users WHERE uid = 'imported'").get();
  database.close();
  expect(row?.["password_hash"]).toMatch(/^scrypt\$1024\$8\$1\$/);
});

test("sessions that have ended are forgotten after a month", async () => {
  const email = freshEmail();
  const { user } = await createUserWithEmailAndPassword(suite.harness.client(), email, "password");
  await suite.admin.revokeRefreshTokens(user.uid);
  const refresh = async () => {
    const body = { grant_type: "refresh_token", refresh_token: user.refreshToken };
    return JSON.stringify(await (await suite.post("/securetoken.googleapis.com/v1/token", body)).json());
  };
  expect(await refresh()).toContain("TOKEN_EXPIRED");
  suite.harness.advance(31 * 24 * 3600_000);
  await signInWithEmailAndPassword(suite.harness.client(), email, "password");
  expect(await refresh()).toContain("INVALID_REFRESH_TOKEN");
});
