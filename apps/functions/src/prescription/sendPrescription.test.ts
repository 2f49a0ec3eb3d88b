import { emailConsentMissing } from "@carnation/domain/internal/comparison";
import { emptyRoutine } from "@carnation/domain/routine";
import { callables, parseResponse } from "@carnation/product/callable";
import { documentPaths, sendingAttachmentPath } from "@carnation/product/path";
import { emptyRoutineText } from "@carnation/product/prescription";
import { parseSending } from "@carnation/product/sending";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { addCustomer } from "../comparison/testing/pairs.ts";
import { readPdf } from "../pdf/testing/readPdf.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { addRecommendation, addRoutine, routine, step } from "./testing/routineExample.ts";

let local: TestBackend;
let backend: Backend;
let claire: TestClient;

const unjustified = { ...routine, evening: [step("retinol", "Rétinol 0,3 %")] };

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  backend = projectBackend();
  await local.addUser("claire", { subscription: "active" });
  await local.addUser("julie");
  const { db } = backend;
  await db.doc("users/claire").update({ company: "Lumière de Peau", lastname: "Fontaine" });
  await db
    .doc(documentPaths.contraindication("allaitement"))
    .set({ name: "Allaitement", created: new Date() });
  await addRecommendation(backend, "retinol", {
    note: "Pas de soleil sans protection.",
    contraindications: ["allaitement"],
  });
  await addRecommendation(backend, "gel", { note: "Secret de Julie.", owner: "julie" });
  await addCustomer(backend, "claire", "anais", true);
  await addCustomer(backend, "claire", "lea", false);
  for (const customer of ["anais", "lea"]) {
    await db.doc(documentPaths.customer("claire", customer)).update({ contraindications: ["allaitement"] });
  }
  await addRoutine(backend, "claire", "anais1", { customer: "anais" });
  await addRoutine(backend, "claire", "lea1", { customer: "lea" });
  await addRoutine(backend, "claire", "quick", { customer: null });
  await addRoutine(backend, "claire", "orphan", { customer: "gone" });
  await addRoutine(backend, "claire", "empty", { customer: "anais", saved: emptyRoutine });
  await addRoutine(backend, "claire", "unjustified", { customer: "anais", saved: unjustified });
  await addRoutine(backend, "julie", "hers", { customer: null });
  claire = await local.signIn("claire");
});

afterAll(() => local.stop());

const call = async (name: string, payload: unknown, client: TestClient = claire): Promise<unknown> =>
  (await httpsCallable(client.functions, name)(payload)).data;
const email = "anais@exemple.fr";
const send = async (payload: object, client?: TestClient): Promise<string> =>
  parseResponse(callables.sendprescription, await call("sendprescription", { email, ...payload }, client)).id;
const plain = (text: string): string => text.replace(/\s+/gu, " ");

test("a previewed prescription is the one that is sent, and is noted in the client's file", async () => {
  const preview = parseResponse(
    callables.previewprescription,
    await call("previewprescription", { id: "anais1" }),
  );
  expect(preview).toMatchObject({
    name: expect.stringMatching(/^Prescription de soins - Anaïs Morel - \d{4}-\d\d-\d\d\.pdf$/u),
    subject: "Vos conseils de soin — Lumière de Peau",
    message: expect.stringMatching(
      /^Bonjour Anaïs,[^]*matin, soir, chaque semaine et en cabine[^]*Bien à vous,/u,
    ),
  });
  const id = await send({ id: "anais1", request: "r1" });
  await local.local.idle();
  const stored = await backend.db.doc(documentPaths.sending("claire", id)).get();
  expect(parseSending(id, stored.data())).toMatchObject({
    id: "r1",
    kind: "prescription",
    to: email,
    subject: preview.subject,
    customer: "anais",
    diagnoses: ["anais1"],
    state: "sent",
    attachment: { name: preview.name },
  });
  const sent = await backend.files.read(sendingAttachmentPath("claire", id));
  expect(Buffer.from(sent).toString("base64")).toBe(preview.pdf);
  const text = plain((await readPdf(sent)).texts.join(" "));
  expect(text).toContain("Contre-indication signalée : Allaitement.");
  expect(text).toContain("Accord écrit de son médecin.");
  expect(text).toContain("À noter : Pas de soleil sans protection.");
  // What is in another professional's catalogue is hers alone.
  expect(text).not.toContain("Secret de Julie");
});

test("asked for again under the same request, no second message leaves, whatever happened to the routine", async () => {
  const { db } = backend;
  const before = (await db.collection(documentPaths.sendings("claire")).get()).size;
  const ids = await Promise.all([
    send({ id: "anais1", request: "r2" }),
    send({ id: "anais1", request: "r2" }),
  ]);
  expect(ids).toEqual(["r2", "r2"]);
  expect(await send({ id: "empty", request: "r2" })).toBe("r2");
  expect((await db.collection(documentPaths.sendings("claire")).get()).size).toBe(before + 1);
  expect(await send({ id: "anais1" })).not.toBe(await send({ id: "anais1" }));
});

test("a quick diagnosis goes to the address that was given", async () => {
  const id = await send({ id: "quick" });
  const { customer, subject } = parseSending(
    id,
    (await backend.db.doc(documentPaths.sending("claire", id)).get()).data(),
  );
  expect([customer, subject]).toEqual([null, "Vos conseils de soin — Lumière de Peau"]);
});

test.each([
  ["an empty routine", "empty", emptyRoutineText.message],
  [
    "a contraindicated step without a reason",
    "unjustified",
    "(Allaitement). Écrivez pourquoi vous le gardez, ou retirez-le de la routine.",
  ],
])("%s is neither shown nor sent", async (_what, id, message) => {
  const refusal = { details: { code: "refused" }, message: expect.stringContaining(message) };
  await expect(call("previewprescription", { id })).rejects.toMatchObject(refusal);
  await expect(send({ id })).rejects.toMatchObject(refusal);
});

test("a contraindication of the list that cannot be read keeps nobody else's advice back", async () => {
  const broken = backend.db.doc(documentPaths.contraindication("broken"));
  await broken.set({ name: 3 });
  await expect(call("previewprescription", { id: "anais1" })).resolves.toMatchObject({ name: /Anaïs/u });
  await broken.delete();
});

test("a step needs no reason where the settings exclude nothing", async () => {
  const settings = backend.db.doc(documentPaths.aiSettings());
  await settings.set({ recommendations: { excludeContraindicated: false } });
  await expect(send({ id: "unjustified" })).resolves.toMatch(/./u);
  await settings.delete();
});

test("a client who has not agreed to e-mails gets none, and can be handed the file", async () => {
  await expect(send({ id: "lea1" })).rejects.toMatchObject({
    details: { code: "refused" },
    message: expect.stringContaining(emailConsentMissing.message),
  });
  await expect(call("previewprescription", { id: "lea1" })).resolves.toMatchObject({
    name: expect.stringContaining("Anaïs"),
  });
});

test.each(["nobody", "hers", "orphan"])("a prescription is not found: %s", async (id) => {
  const missing = { code: "functions/not-found" };
  await expect(send({ id })).rejects.toMatchObject(missing);
  await expect(call("previewprescription", { id })).rejects.toMatchObject(missing);
});

test("sending needs a subscription, an address and an account; looking needs the account", async () => {
  const julie = await local.signIn("julie");
  await expect(send({ id: "hers" }, julie)).rejects.toMatchObject({ code: "functions/permission-denied" });
  await expect(call("previewprescription", { id: "hers" }, julie)).resolves.toMatchObject({
    message: expect.stringMatching(/^Bonjour,/u),
  });
  await expect(send({ id: "anais1", email: "anais@" })).rejects.toMatchObject({
    code: "functions/invalid-argument",
  });
  await expect(send({ id: "anais1" }, local.anonymous())).rejects.toMatchObject({
    code: "functions/unauthenticated",
  });
});
