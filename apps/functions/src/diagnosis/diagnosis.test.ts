import { parisMonth } from "@carnation/domain/internal/format";
import { parseDiagnosisMasks } from "@carnation/domain/mask";
import { parseDiagnosisResult } from "@carnation/domain/result";
import {
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  diagnosisThumbnailPath,
  documentPaths,
  thumbnailSizes,
} from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { Timestamp } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { getBytes, ref, uploadBytes } from "firebase/storage";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodResults } from "../ports/analysis/remote/testing/remoteResults.ts";
import { type RemoteServer, startRemoteAnalysis } from "../ports/analysis/remote/testing/remoteServer.ts";
import { backend as projectBackend } from "../backend/backend.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

import { startDiagnosis } from "./startDiagnosis.ts";

/** Drawn beforehand: drawing a face takes longer than its analysis. */
const DRAWN_FACE = join(import.meta.dirname, "../../../web/public/demo/visage-clair.jpg");

let backend: TestBackend;
let claire: TestClient;
let remote: RemoteServer;

beforeAll(async () => {
  remote = await startRemoteAnalysis(goodResults);
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser("claire", { subscription: "active" });
  await backend.addUser("julie", { subscription: "past_due" });
  await backend.addUser("parti", { subscription: "active", active: false });
  await backend.addUser("sans-actif", { subscription: "active", active: null });
  await backend.addUser("sans-profil", { subscription: "active" });
  await backend.admin.doc("users/sans-profil").delete();
  await backend.addUser("presque", { subscription: "active", active: false });
  await backend.admin.doc("users/presque").update({ active: "true" });
  await backend.addUser("pressee", { subscription: "active" });
  await backend.admin.doc("subcategories/led").set({ active: true });
  await backend.admin.doc("subcategories/retiree").set({ active: false });
  await backend.admin.doc("users/claire/customers/anais").set({ firstname: "Anaïs", consent: true });
  await backend.admin.doc("users/julie/customers/lea").set({ firstname: "Léa", consent: true });
  claire = await backend.signIn("claire");
});

afterAll(async () => {
  await backend.stop();
  await remote.stop();
});

async function start(client: TestClient, payload: unknown): Promise<string> {
  const { data } = await httpsCallable<unknown, { id: string }>(client.functions, "startDiagnosis")(payload);
  return data.id;
}

/** Uploads a photo as the app does, and returns the diagnosis document once it has ended. */
async function analysed(id: string, photo: Uint8Array): Promise<FirebaseFirestore.DocumentSnapshot> {
  const document = backend.admin.doc(`users/claire/diagnosis/${id}`);
  await uploadBytes(ref(claire.storage, diagnosisPhotoPath("claire", id)), photo, {
    contentType: "image/jpeg",
  });
  await expect.poll(async () => (await document.get()).get("state"), { timeout: 30_000 }).not.toBe("started");
  return document.get();
}

test("a diagnosis without consent is refused with the specification's message", async () => {
  await expect(start(claire, { consent: false })).rejects.toMatchObject({
    code: "functions/invalid-argument",
    message: expect.stringContaining("Le client doit accepter les conditions d'utilisation"),
  });
});

test("a diagnosis whose creation was repeated after a lost answer is opened once, and counted once", async () => {
  const { db } = projectBackend();
  // The SDK begins a transaction anew when nothing tells whether it was committed.
  const losing = new Proxy(db, {
    get(target, name) {
      if (name !== "runTransaction") return Reflect.get(target, name).bind(target);
      const repeated: typeof db.runTransaction = async (update) => {
        await target.runTransaction(update);
        return target.runTransaction(update);
      };
      return repeated;
    },
  });
  const pressee: Actor = { uid: "repeated", role: "customer", active: true, subscribed: true };
  const { id } = await startDiagnosis(losing, pressee, { consent: true });
  const { docs } = await db.collection("users/repeated/diagnosis").get();
  expect(docs.map((diagnosis) => diagnosis.id)).toEqual([id]);
  expect((await db.doc("users/repeated/private/allowances").get()).get("diagnosesOfDay.count")).toBe(1);
});

test("a request that is sent again, by a page that was reloaded, opens one diagnosis and counts it once", async () => {
  const { db } = projectBackend();
  const reloaded: Actor = { uid: "reloaded", role: "customer", active: true, subscribed: true };
  const request = "0b0f6a3e-5a0c-4a51-9d5e-0f7f0a2b9c11";
  const both = await Promise.all([1, 2].map(() => startDiagnosis(db, reloaded, { consent: true, request })));
  expect(both).toEqual([{ id: request }, { id: request }]);
  expect(await startDiagnosis(db, reloaded, { consent: true, request })).toEqual({ id: request });
  const { docs } = await db.collection("users/reloaded/diagnosis").get();
  expect(docs.map(({ id }) => id)).toEqual([request]);
  expect((await db.doc("users/reloaded/private/allowances").get()).get("diagnosesOfDay.count")).toBe(1);
  await db.doc("users/reloaded/customers/anais").set({ firstname: "Anaïs", consent: true });
  const anothers = startDiagnosis(db, reloaded, { consent: true, request, customerId: "anais" });
  await expect(anothers).rejects.toMatchObject({ code: "invalid-argument" });
});

test.each([
  ["nobody signed in", () => backend.anonymous(), "functions/unauthenticated"],
  ["no current subscription", () => backend.signIn("julie"), "functions/permission-denied"],
  ["a deactivated account", () => backend.signIn("parti"), "functions/permission-denied"],
])("%s cannot start a diagnosis", async (_who, client, code) => {
  await expect(start(await client(), { consent: true })).rejects.toMatchObject({ code });
});

test.each([
  ["deactivated", "parti"],
  ["without the field active", "sans-actif"],
  ["without a profile document", "sans-profil"],
  ["active in words only", "presque"],
])("an account that is %s is told that it is not active", async (_which, uid) => {
  const call = start(await backend.signIn(uid), { consent: true });
  await expect(call).rejects.toMatchObject({
    code: "functions/permission-denied",
    details: { code: "account-disabled" },
  });
});

test.each([
  ["an id with a slash", { customerId: "anais/diagnosis/d1" }],
  ["an id that Firestore reserves", { customerId: "__anais__" }],
  ["an id of more than 1,500 bytes", { customerId: "é".repeat(751) }],
  ["a subcategory of that kind", { enabledSubcategories: ["__x__"] }],
  ["51 subcategories", { enabledSubcategories: Array.from({ length: 51 }, (_, index) => `s${index}`) }],
  ["100,000 subcategories", { enabledSubcategories: Array.from({ length: 100_000 }, () => "led") }],
  ["a body of several MB", { customerId: "x".repeat(4_000_000) }],
  ["a request that is no id", { request: "../claire" }],
  ["a consent in words", { consent: "true" }],
  ["a consent that counts", { consent: 1 }],
])("%s is refused as an invalid argument, in French", async (_what, payload) => {
  await expect(start(claire, { consent: true, ...payload })).rejects.toMatchObject({
    code: "functions/invalid-argument",
    message: expect.stringMatching(/identifiant|informations|sous-catégories|client/u),
  });
});

test("a field that was left out may be null: the SDK sends undefined so", async () => {
  const id = await start(claire, { consent: true, customerId: null, enabledSubcategories: undefined });
  const stored = await backend.admin.doc(`users/claire/diagnosis/${id}`).get();
  expect(stored.data()).toMatchObject({ customer: null, enabledSubcategories: [] });
});

test("the active subcategories of a diagnosis are kept, each once", async () => {
  const id = await start(claire, {
    consent: true,
    enabledSubcategories: ["led", "retiree", "led", "inconnue"],
  });
  const stored = await backend.admin.doc(`users/claire/diagnosis/${id}`).get();
  expect(stored.get("enabledSubcategories")).toEqual(["led"]);
});

test("diagnoses of one day are started up to the number of the settings, also by calls at the same time", async () => {
  await backend.addUser("assidue", { subscription: "active" });
  const client = await backend.signIn("assidue");
  const settings = backend.admin.doc(documentPaths.aiSettings());
  await settings.set({ limits: { diagnosesPerDay: 2 } });
  const calls = await Promise.allSettled(Array.from({ length: 4 }, () => start(client, { consent: true })));
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  await expect(start(client, { consent: true })).rejects.toMatchObject({
    details: { code: "refused" },
    message: expect.stringMatching(/limite de 2.diagnostics par jour/u),
  });
  const allowances = backend.admin.doc(documentPaths.allowances("assidue"));
  await allowances.update({ "diagnosesOfDay.day": "2026-01-01" });
  await start(client, { consent: true });
  expect((await allowances.get()).get("diagnosesOfDay.count")).toBe(1);
  await settings.delete();
});

test("calls at the same time cannot start more than what is left", async () => {
  const client = await backend.signIn("pressee");
  const allowances = backend.admin.doc(documentPaths.allowances("pressee"));
  // All but one of the thirty are taken.
  await allowances.set({ diagnoses: Timestamp.fromMillis(Date.now() + 28 * 60_000 + 30_000) });
  const calls = await Promise.allSettled(Array.from({ length: 12 }, () => start(client, { consent: true })));
  const refusals = calls.flatMap((call) => (call.status === "rejected" ? [call.reason as unknown] : []));
  expect(refusals).toHaveLength(11);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      code: "functions/resource-exhausted",
      message: expect.stringContaining("Trop de demandes. Patientez une minute."),
    });
  }
  expect((await backend.admin.collection("users/pressee/diagnosis").get()).size).toBe(1);
});

test("a client whose file has no consent in force is refused in the specification's words", async () => {
  await backend.admin.doc("users/claire/customers/retirée").set({ firstname: "Ève", consent: false });
  await expect(start(claire, { consent: true, customerId: "retirée" })).rejects.toMatchObject({
    code: "functions/invalid-argument",
    message: expect.stringContaining("Le client doit accepter les conditions d'utilisation"),
  });
});

test.each(["lea", "inconnue"])("a client who is not one's own (%s) is not found", async (customerId) => {
  await expect(start(claire, { consent: true, customerId })).rejects.toMatchObject({
    code: "functions/not-found",
  });
});

test("a started diagnosis is stored under the professional, in the state started", async () => {
  const id = await start(claire, {
    consent: true,
    customerId: "anais",
    enabledSubcategories: ["led"],
    conditions: ["make-up"],
  });
  const stored = await backend.admin.doc(`users/claire/diagnosis/${id}`).get();
  expect(stored.data()).toMatchObject({
    consent: true,
    state: "started",
    uid: "claire",
    enabledSubcategories: ["led"],
    conditions: ["make-up"],
  });
  expect(stored.get("customer").path).toBe("users/claire/customers/anais");
});

test("a photo of a face becomes a result of 13 criteria, done once", async () => {
  const photo = await readFile(DRAWN_FACE);
  const id = await start(claire, { consent: true, customerId: "anais" });
  const document = await analysed(id, photo);
  expect(document.data()).toMatchObject({ state: "done", result_source: "file" });

  const file = await getBytes(ref(claire.storage, diagnosisResultPath("claire", id)));
  const result = parseDiagnosisResult(JSON.parse(new TextDecoder().decode(file)));
  expect(result.skipped).toEqual([]);
  expect(result.criteria).toHaveLength(13);
  expect(result.criteria.filter(({ value }) => value !== null).length).toBeGreaterThanOrEqual(7);
  expect(result.imageQuality?.value).toBeGreaterThan(50);

  const drawn = await getBytes(ref(claire.storage, diagnosisMasksPath("claire", id)));
  const masks = parseDiagnosisMasks(JSON.parse(new TextDecoder().decode(drawn)));
  expect(masks?.engineVersion).toBe(result.engineVersion);
  expect(masks?.masks.length).toBeGreaterThanOrEqual(10);

  const anais = await backend.admin.doc("users/claire/customers/anais").get();
  expect(anais.get("last_diagnostic.id")).toBe(id);
  for (const size of thumbnailSizes) {
    const small = await getBytes(ref(claire.storage, diagnosisThumbnailPath("claire", id, size)));
    expect(small.byteLength).toBeLessThan(size > 320 ? 40_000 : 12_000);
  }

  await backend.local.idle();
  const totals = await backend.admin.doc("statistics/totals").get();
  expect(totals.get("app_diagnosis_total")).toBe(1);
});

test("a file that is no photo ends the diagnosis with its reason", async () => {
  const id = await start(claire, { consent: true });
  const document = await analysed(id, new TextEncoder().encode("ceci n’est pas une photo"));
  expect(document.data()).toMatchObject({ state: "error", error: "not-an-image" });
});

test("the AI settings send photos to the remote analysis, whose results are of its own version", async () => {
  await backend.admin.doc(documentPaths.aiSettings()).set({ engine: { name: "remote" } });
  const id = await start(claire, { consent: true });
  const document = await analysed(id, new TextEncoder().encode("a photo"));
  expect(document.data()).toMatchObject({
    state: "done",
    engine_version: expect.stringMatching(/^hautai-19\.23\./u),
  });
  const file = await getBytes(ref(claire.storage, diagnosisResultPath("claire", id)));
  const result = parseDiagnosisResult(JSON.parse(new TextDecoder().decode(file)));
  expect(result.engineVersion).toBe(document.get("engine_version"));
  expect(result.criteria.find(({ criterion }) => criterion.key === "Acne")?.value).toBe(93);
  expect(remote.times("deletion")).toBe(1);
});

test("a plan keeps to the diagnoses of a month: finished ones and those under way count, failed and former ones do not", async () => {
  const db = backend.admin;
  await backend.addUser("mensuelle");
  const client = await backend.signIn("mensuelle");
  const plan = db.doc(documentPaths.plan("mensuel"));
  await plan.set({ name: "Mensuel", active: true, features: ["3 diagnostics par mois"] });
  await db
    .doc(documentPaths.subscription("mensuelle", "sub_1"))
    .set({ status: "active", product: documentPaths.plan("mensuel"), created: new Date() });
  await backend.local.idle();
  const all = db.collection(documentPaths.diagnoses("mensuelle"));
  const now = new Date();
  const { from } = parisMonth(now);
  await all.add({ state: "done", created: now });
  await all.add({ state: "error", created: now });
  await all.add({ state: "done", created: new Date(from.getTime() - 1) });
  await all.add({ state: "started", created: new Date(now.getTime() - 3_700_000) });
  const first = await start(client, { consent: true, request: "un" });
  // One is left: of those at the same time one alone is started.
  const calls = await Promise.allSettled(Array.from({ length: 3 }, () => start(client, { consent: true })));
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(start(client, { consent: true })).rejects.toMatchObject({
    details: { code: "refused" },
    message: expect.stringMatching(/^Votre formule comprend 3.diagnostics par mois/u),
  });
  // Repeated after a lost answer, it is the one that is there.
  expect(await start(client, { consent: true, request: "un" })).toBe(first);
  await plan.update({ features: ["Diagnostics illimités"] });
  await expect(start(client, { consent: true })).resolves.toBeTypeOf("string");
});
