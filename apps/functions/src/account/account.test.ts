import { documentPaths } from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMail } from "../mail/testing/readMail.ts";
import { emailOf, PASSWORD, testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

// The callables and their triggers as the application meets them, with the e-mails that come of them.

let local: TestBackend;
let nobody: TestClient;

beforeAll(async () => {
  delete process.env["STORAGE_EMULATOR_HOST"];
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  nobody = local.anonymous();
  await local.addUser("claire");
});

afterAll(() => local.stop());

const call = async (client: TestClient, name: string, payload: object = {}): Promise<unknown> =>
  (await httpsCallable(client.functions, name)(payload)).data;

/** The messages to an address, once everything that was asked for is done; newest first. */
async function mailsTo(address: string): Promise<Email[]> {
  await local.local.idle();
  const root = `http://127.0.0.1:${local.local.ports.hosting}/__/outbox`;
  const list = await (await fetch(root)).text();
  const names = [...list.matchAll(/\/mail\/([^"]+)"/gu)].map(([, name = ""]) => name);
  const mails = await Promise.all(
    names.map(async (name) => readMail(await (await fetch(`${root}/eml/${name}`)).arrayBuffer())),
  );
  return mails.filter(({ to }) => to?.some((one) => "address" in one && one.address === address));
}

const account = {
  firstname: "Inès",
  lastname: "Garnier",
  company: "Atelier Garnier",
  password: "trois mots choisis",
  terms: "2026-11-01",
  privacy: "2026-11-01",
  contract: "2026-11-30",
};

test("somebody joins: the e-mail's link leads to our page, its code opens the account, nothing of it stays", async () => {
  expect(await call(nobody, "requestsignup", { email: " Ines@Exemple.FR " })).toEqual({});
  const [mail] = await mailsTo("ines@exemple.fr");
  const site = `http://127.0.0.1:${local.local.ports.hosting}`;
  const link = new URL(/http:\S+firstlogin\S+/u.exec(mail?.text ?? "")![0]);
  expect(`${link.origin}${link.pathname}`).toBe(`${site}/auth/firstlogin`);
  const code = link.searchParams.get("code")!;
  expect(await call(nobody, "readinvitation", { code })).toMatchObject({ email: "ines@exemple.fr" });
  expect(await call(nobody, "activateaccount", { code, ...account })).toEqual({ email: "ines@exemple.fr" });
  await expect(call(nobody, "readinvitation", { code })).rejects.toMatchObject({
    details: { code: "expired-link" },
    message: expect.stringContaining("a expiré ou a déjà servi"),
  });
  const { docs } = await local.admin.collection(documentPaths.mails()).get();
  const sent = docs.map((stored) => stored.data());
  expect(sent).toMatchObject([{ kind: "sign-up", state: "sent", attempts: 1 }]);
  expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${code}|ines@`, "u"));
});

test("an account is not told from none, by the answer or by its kind of failure", async () => {
  const answers = await Promise.all(
    ["claire@test.example", "personne@exemple.fr"].map((email) => call(nobody, "requestsignup", { email })),
  );
  expect(answers).toEqual([{}, {}]);
  const [known] = await mailsTo("claire@test.example");
  expect(known?.subject).toBe("Vous avez déjà un compte Carnation");
  expect(known?.replyTo).toBeUndefined();
  const code = "x".repeat(43);
  expect(await call(nobody, "renewinvitation", { code })).toEqual({});
});

test.each([
  "endsessions",
  "syncemail",
  "passwordchanged",
  "deleteaccount",
  "keepaccount",
  "previewretention",
])("%s is for who is signed in", async (name) => {
  await expect(call(nobody, name)).rejects.toMatchObject({ code: "functions/unauthenticated" });
});

describe("an account", () => {
  test("an account has its sessions ended everywhere", async () => {
    await local.addUser("nadia");
    const nadia = await local.signIn("nadia");
    const elsewhere = await local.signIn("nadia");
    await call(nadia, "endsessions");
    await expect(call(elsewhere, "syncemail")).rejects.toMatchObject({ code: "functions/unauthenticated" });
    const ended: unknown = (await local.admin.doc(documentPaths.user("nadia")).get()).get("sessions_ended");
    expect(ended).toBeInstanceOf(Timestamp);
    await expect(call(nadia, "endsessions")).rejects.toMatchObject({ code: "functions/unauthenticated" });
  });

  test("an account keeps its address until another one is proven, and the one before is told", async () => {
    const claire = await local.signIn("claire");
    expect(await call(claire, "syncemail")).toEqual({});
    // As a project without e-mail enumeration protection lets it be changed.
    await local.admin.doc(documentPaths.user("claire")).update({ email: "ancienne@test.example" });
    await call(claire, "syncemail");
    const kept = await local.admin.doc(documentPaths.user("claire")).get();
    expect(kept.get("email")).toBe("ancienne@test.example");
    await local.auth.updateUser("claire", { emailVerified: true });
    // As it is after the link to a new address was opened: only the sign-in knows it.
    await Promise.all([call(claire, "syncemail"), call(claire, "syncemail")]);
    const user = await local.admin.doc(documentPaths.user("claire")).get();
    expect(user.get("email")).toBe(emailOf("claire"));
    const told = await mailsTo("ancienne@test.example");
    expect(told.map(({ subject }) => subject)).toEqual(["Votre adresse e-mail a changé"]);
    expect(told[0]?.text).toContain(emailOf("claire"));
  });

  test("an account is told that its password has changed, once", async () => {
    await local.addUser("julie");
    await local.auth.updateUser("julie", { password: PASSWORD });
    const julie = await local.signIn("julie");
    await Promise.all([call(julie, "passwordchanged"), call(julie, "passwordchanged")]);
    const told = await mailsTo(emailOf("julie"));
    expect(told.map(({ subject }) => subject)).toEqual(["Votre mot de passe a changé"]);
  });

  test("an account that is deactivated asks for nothing of it", async () => {
    await local.addUser("partie");
    const partie = await local.signIn("partie");
    await local.admin.doc(documentPaths.user("partie")).update({ active: false });
    for (const [name, payload] of [
      ["endsessions", {}],
      ["syncemail", {}],
      ["passwordchanged", {}],
      ["deleteaccount", { confirmation: emailOf("partie") }],
      ["keepaccount", {}],
      ["previewretention", { months: 6 }],
    ] as const) {
      await expect(call(partie, name, payload)).rejects.toMatchObject({
        details: { code: "account-disabled" },
      });
    }
  });

  test("an account is marked to be erased, told, and kept after all", async () => {
    await local.addUser("lea");
    const lea = await local.signIn("lea");
    await expect(call(lea, "deleteaccount", { confirmation: "autre@test.example" })).rejects.toMatchObject({
      details: { code: "refused" },
      message: expect.stringContaining("Cette adresse n’est pas celle de votre compte."),
    });
    expect(await call(lea, "deleteaccount", { confirmation: emailOf("lea") })).toEqual({
      due: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u),
    });
    await call(lea, "keepaccount");
    const subjects = (await mailsTo(emailOf("lea"))).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      "Votre compte est conservé",
      expect.stringMatching(/^Votre compte sera supprimé le \d/u),
    ]);
    expect(await call(lea, "previewretention", { months: 12 })).toEqual({ diagnoses: 0, next: null });
  });
});
