import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnalysisPort } from "../../ports/analysis/analysisPort.ts";
import { backend as projectBackend, type Backend } from "../../backend/backend.ts";
import { recount } from "../../counters/recount.ts";
import { recordMetricOnce } from "../../counters/recordMetricOnce.ts";
import { testBackend, type TestBackend } from "../../testing/testBackend.ts";
import { createQueueWorker } from "./createQueueWorker.ts";
import { retryDiagnosis } from "./retryDiagnosis.ts";

const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };
const august = new Date("2026-08-14T09:00:00Z");
const scored: AnalysisPort = { analyse: async () => ({ ok: true, entries: [], engineVersion: "test" }) };

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  await local.addUser("claire");
  await backend.db.doc("users/claire/customers/anais").set({ firstname: "Anaïs", consent: true });
  await backend.db.doc("users/claire/customers/rose").set({ firstname: "Rose", consent: false });
});
afterAll(() => local.stop());

async function failed(id: string, fields: object = {}) {
  const diagnosis = backend.db.doc(documentPaths.diagnosis("claire", id));
  await diagnosis.set({
    uid: "claire",
    consent: true,
    customer: backend.db.doc("users/claire/customers/anais"),
    enabledSubcategories: ["led"],
    conditions: ["make-up"],
    state: "error",
    error: "busy",
    created: august,
    finished: august,
    ...fields,
  });
  await backend.files.create(`users/claire/diagnosis/${id}.jpg`, new Uint8Array([1]), "image/jpeg");
  return diagnosis;
}

test("a retried diagnosis keeps the date of its photo and takes the place of its failure, also in the statistics", async () => {
  const { db } = backend;
  const diagnosis = await failed("august");
  const { path } = diagnosis;
  const note = async () =>
    recordMetricOnce(db, { kind: "diagnosis", path, fields: (await diagnosis.get()).data(), uid: "claire" });
  await note();
  expect(await retryDiagnosis(backend, claire, { id: "august" })).toEqual({ id: "august" });
  const allowances = db.doc(documentPaths.allowances("claire"));
  const spent: unknown = (await allowances.get()).get("diagnoses");
  expect(spent).toBeInstanceOf(Timestamp);
  // A press whose answer was lost.
  await retryDiagnosis(backend, claire, { id: "august" });
  expect((await allowances.get()).get("diagnoses")).toEqual(spent);
  expect((await diagnosis.get()).get("finished")).toBeUndefined();
  expect((await diagnosis.get()).data()).toMatchObject({ state: "started", conditions: ["make-up"] });
  expect((await db.collection(documentPaths.analysisQueue("claire")).get()).size).toBe(1);
  await createQueueWorker({ engine: () => scored }).work(backend, 60_000);
  await retryDiagnosis(backend, claire, { id: "august" });
  const ended = await diagnosis.get();
  expect(ended.get("state")).toBe("done");
  expect(ended.get("error")).toBeUndefined();
  expect(ended.get("created").toDate()).toEqual(august);
  expect((await db.collection(documentPaths.diagnoses("claire")).get()).size).toBe(1);
  expect((await db.doc("users/claire/customers/anais").get()).get("last_diagnostic.id")).toBe("august");
  await note();
  await note();
  const day = (await db.doc(documentPaths.dayStatistics("2026-08-14")).get()).get("values");
  expect(day).toMatchObject({ diagnoses: 1, diagnoses_done: 1, diagnoses_failed: 0, analysis_faults: 0 });
  const { mended } = await recount(db);
  expect(mended.filter(({ figure }) => figure.includes("2026-08-14"))).toEqual([]);
});

test.each([
  ["whose photo is to blame", { error: "no-face" }, "aborted"],
  ["without an agreement", { consent: false }, "aborted"],
  ["that is no diagnosis", { created: "?" }, "aborted"],
])("a diagnosis %s is not analysed again", async (what, fields, code) => {
  const id = what.replaceAll(/\W/gu, "-");
  const diagnosis = await failed(id, fields);
  await expect(retryDiagnosis(backend, claire, { id })).rejects.toMatchObject({ code });
  expect((await diagnosis.get()).get("state")).toBe("error");
});

test("a client who withdrew the consent, a photo that is gone and an unknown diagnosis are refused", async () => {
  await failed("withdrawn", { customer: backend.db.doc("users/claire/customers/rose") });
  await expect(retryDiagnosis(backend, claire, { id: "withdrawn" })).rejects.toMatchObject({
    code: "invalid-argument",
  });
  await failed("erased");
  await backend.files.remove("users/claire/diagnosis/erased.jpg");
  await expect(retryDiagnosis(backend, claire, { id: "erased" })).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(retryDiagnosis(backend, claire, { id: "nobody" })).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(retryDiagnosis(backend, claire, { id: "a/b" })).rejects.toMatchObject({
    code: "invalid-argument",
  });
  const lapsed = { ...claire, subscribed: false };
  await expect(retryDiagnosis(backend, lapsed, { id: "withdrawn" })).rejects.toMatchObject({
    code: "permission-denied",
  });
});
