import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { describe, expect, test } from "vitest";
import { authSuite, codeOf, freshEmail } from "../testing/authSuite.ts";

const suite = authSuite({ passwordMinimum: 12 });
const back = { url: "http://localhost:5000/auth/login?a=1&b=2" };
const next = 'class="next" href="http://localhost:5000/auth/login?a=1&amp;b=2"';
const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();
const post = (link: string, form: Record<string, string> = {}): Promise<Response> =>
  fetch(link, { method: "POST", body: new URLSearchParams(form) });

/** An account, and the link to reset its password. */
async function reset(): Promise<{ email: string; link: string }> {
  const email = freshEmail();
  await createUserWithEmailAndPassword(suite.harness.client(), email, "long enough here");
  await sendPasswordResetEmail(suite.harness.client(), email, back);
  return { email, link: suite.harness.mails.at(-1)!.link };
}

describe("the page of a mailed link", () => {
  test("the page of a mailed link says whose password it is for and what is asked of it, and keeps asking until it is", async () => {
    const { email, link } = await reset();
    const page = await text(fetch(link));
    expect(page).toContain(`<strong>${email}</strong>`);
    expect(page).toContain('minlength="12"');
    expect(page).toContain("12 caractères au moins");
    const weak = await post(link, { newPassword: "too short" });
    expect(weak.status).toBe(400);
    expect(await weak.text()).toMatch(/role="alert">Choisissez un mot de passe de 12 caractères.*<input/su);
    expect(await text(post(link, { newPassword: "from the page itself" }))).toContain(next);
    await signInWithEmailAndPassword(suite.harness.client(), email, "from the page itself");
  });

  test("the page of a mailed link leads back when the link is used up, and to nobody else's site", async () => {
    const { link } = await reset();
    await post(link, { newPassword: "from the page itself" });
    const used = await text(fetch(link));
    expect(used).toContain("a déjà servi");
    expect(used).toContain(next);
    const foreign = new URL(link);
    foreign.searchParams.set("continueUrl", "https://evil.example/");
    expect(await text(fetch(foreign))).not.toContain("evil.example");
    foreign.searchParams.set("continueUrl", "javascript:alert(1)");
    expect(await text(fetch(foreign))).not.toContain("href=");
  });

  test("the page of a mailed link names the new address, and changes to it when its form is sent", async () => {
    const { user } = await createUserWithEmailAndPassword(
      suite.harness.client(),
      freshEmail(),
      "long enough here",
    );
    const email = freshEmail();
    await verifyBeforeUpdateEmail(user, email, back);
    const { link } = suite.harness.mails.at(-1)!;
    expect(await text(fetch(link))).toContain(`<strong>${email}</strong>`);
    expect((await suite.admin.getUser(user.uid)).email).toBe(user.email);
    const done = await text(post(link));
    expect(done).toContain("Connectez-vous avec la nouvelle");
    expect(done).toContain(next);
    expect((await suite.admin.getUser(user.uid)).email).toBe(email);
  });
});

test("a password of a client is as long as the project asks for, wherever it is chosen; a program's is Firebase's", async () => {
  const short = { code: "auth/password-does-not-meet-requirements" };
  const client = suite.harness.client();
  await expect(createUserWithEmailAndPassword(client, freshEmail(), "elevenchars")).rejects.toMatchObject(
    short,
  );
  const { user } = await createUserWithEmailAndPassword(client, freshEmail(), "twelve chars");
  await expect(updatePassword(user, "elevenchars")).rejects.toMatchObject(short);
  await expect(updatePassword(user, "12345")).rejects.toMatchObject({ code: "auth/weak-password" });
  const { link } = await reset();
  await expect(confirmPasswordReset(client, codeOf(link), "elevenchars")).rejects.toMatchObject(short);
  await expect(suite.admin.createUser({ email: freshEmail(), password: "sixsix" })).resolves.toBeDefined();
});
