import { emailConsentMissing } from "@carnation/domain/internal/comparison";
import { callables, parseResponse } from "@carnation/product/callable";
import { diagnosisPhotoPath, documentPaths, sendingAttachmentPath } from "@carnation/product/path";
import { parseSending } from "@carnation/product/sending";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { addCustomer, addDiagnosis } from "../comparison/testing/pairs.ts";
import { readPdf } from "../pdf/testing/readPdf.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

let local: TestBackend;
let backend: Backend;
let claire: TestClient;

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  backend = projectBackend();
  await local.addUser("claire", { subscription: "active" });
  await local.addUser("julie");
  await backend.db.doc(documentPaths.user("claire")).update({ company: "Lumière de Peau" });
  await addCustomer(backend, "claire", "anais", true);
  await addCustomer(backend, "claire", "lea", false);
  const values = { 31: 41, 32: 88, 33: 30, 35: 74 };
  await addDiagnosis(backend, "claire", {
    id: "d1",
    customer: "anais",
    day: "2026-11-21",
    values,
    photo: true,
  });
  await addDiagnosis(backend, "claire", { id: "d2", customer: "lea", day: "2026-11-21", values });
  await addDiagnosis(backend, "claire", { id: "quick", customer: null, day: "2026-11-21", values });
  await addDiagnosis(backend, "claire", {
    id: "failed",
    customer: "anais",
    day: "2026-11-21",
    state: "error",
  });
  await addDiagnosis(backend, "julie", { id: "hers", customer: null, day: "2026-11-21", values });
  claire = await local.signIn("claire");
});

afterAll(() => local.stop());

const call = async (name: string, payload: unknown, client: TestClient = claire): Promise<unknown> =>
  (await httpsCallable(client.functions, name)(payload)).data;
const email = "anais@exemple.fr";
const send = async (payload: object, client?: TestClient): Promise<string> =>
  parseResponse(callables.sendresultsreport, await call("sendresultsreport", { email, ...payload }, client))
    .id;
const plain = (text: string): string => text.replace(/\s+/gu, " ");

test("previewed results are the ones that are sent, once under one request, and are noted in the client's file", async () => {
  const preview = parseResponse(
    callables.previewresultsreport,
    await call("previewresultsreport", { id: "d1" }),
  );
  expect(plain(preview.subject)).toBe("Vos résultats de peau du 21 novembre 2026");
  expect(preview.name).toBe("Résultats de peau - Anaïs Morel - 2026-11-21.pdf");
  expect(plain(preview.message)).toMatch(
    /^Bonjour Anaïs, .*vos résultats de peau, d’après la photo du 21 novembre 2026/u,
  );
  expect(await Promise.all([send({ id: "d1", request: "r1" }), send({ id: "d1", request: "r1" })])).toEqual([
    "r1",
    "r1",
  ]);
  await local.local.idle();
  const stored = await backend.db.doc(documentPaths.sending("claire", "r1")).get();
  expect(parseSending("r1", stored.data())).toMatchObject({
    kind: "results-report",
    to: email,
    customer: "anais",
    diagnoses: ["d1"],
    state: "sent",
  });
  const sent = await backend.files.read(sendingAttachmentPath("claire", "r1"));
  const { texts, lang } = await readPdf(sent);
  const text = plain(texts.join(" "));
  expect(lang).toBe("fr-FR");
  expect(text).toMatch(/Vos résultats de peau Anaïs Morel, photo du 21 novembre 2026/u);
  expect(text).toMatch(
    /Vos points forts – Uniformité : .*À améliorer ensemble – Contour de l’œil : signes marqués/u,
  );
  expect(text).toMatch(/88\/100 ± \d points Point fort/u);
  expect(text).toContain("ne remplacent pas l’avis d’un médecin");
  // A perceived age is nothing to be handed over.
  expect(text).not.toMatch(/[ÂA]ge perçu/u);
});

test("results without their photo are words and numbers", async () => {
  await backend.files.remove(diagnosisPhotoPath("claire", "d1"));
  const { pdf } = parseResponse(
    callables.previewresultsreport,
    await call("previewresultsreport", { id: "d1" }),
  );
  const read = await readPdf(Buffer.from(pdf, "base64"));
  expect(read.elements.some(({ role }) => role === "Figure")).toBe(false);
  expect(plain(read.texts.join(" "))).toContain("Critère par critère");
});

test("a quick diagnosis goes to the address that was given", async () => {
  const id = await send({ id: "quick" });
  const stored = await backend.db.doc(documentPaths.sending("claire", id)).get();
  expect(parseSending(id, stored.data()).customer).toBeNull();
});

test("a client who has not agreed to e-mails gets none, and can be handed the file", async () => {
  await expect(send({ id: "d2" })).rejects.toMatchObject({
    details: { code: "refused" },
    message: expect.stringContaining(emailConsentMissing.message),
  });
  await expect(call("previewresultsreport", { id: "d2" })).resolves.toMatchObject({
    name: expect.stringContaining("Résultats"),
  });
});

test.each([
  ["failed", "functions/aborted"],
  ["nobody", "functions/not-found"],
  ["hers", "functions/not-found"],
])("the results of %s are neither shown nor sent", async (id, code) => {
  await expect(send({ id })).rejects.toMatchObject({ code });
  await expect(call("previewresultsreport", { id })).rejects.toMatchObject({ code });
});

test("sending needs a subscription and an address; looking needs the account", async () => {
  const julie = await local.signIn("julie");
  await expect(send({ id: "hers" }, julie)).rejects.toMatchObject({ code: "functions/permission-denied" });
  await expect(call("previewresultsreport", { id: "hers" }, julie)).resolves.toMatchObject({
    message: expect.stringMatching(/^Bonjour,/u),
  });
  await expect(send({ id: "d1", email: "anais@" })).rejects.toMatchObject({
    code: "functions/invalid-argument",
  });
});
