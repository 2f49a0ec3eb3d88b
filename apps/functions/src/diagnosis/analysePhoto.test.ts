import type { ResultEntry } from "@carnation/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnalysisPort } from "../analysis/analysisPort.ts";
import { backend as projectBackend, type Backend } from "../backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { analysePhoto } from "./analysePhoto.ts";

const entries: ResultEntry[] = [
  { algorithm_version_id: 30, result: { area_results: [{ area_name: "face", main_metric: { value: 46 } }] } },
];
const scored: AnalysisPort = { analyse: async () => ({ ok: true, entries, engineVersion: "test" }) };

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
}, 60_000);

afterAll(() => local.stop());

async function startedWithPhoto(id: string): Promise<FirebaseFirestore.DocumentReference> {
  const diagnosis = backend.db.doc(`users/claire/diagnosis/${id}`);
  await diagnosis.set({ state: "started", customer: null });
  await backend.files.write(`users/claire/diagnosis/${id}.jpg`, new Uint8Array([1]), "image/jpeg");
  return diagnosis;
}

test("a repeated delivery counts the diagnosis once", async () => {
  const diagnosis = await startedWithPhoto("twice");
  await analysePhoto(backend, scored, { uid: "claire", id: "twice" });
  await analysePhoto(backend, scored, { uid: "claire", id: "twice" });
  expect((await diagnosis.get()).get("state")).toBe("done");
  expect((await backend.db.doc("statistics/totals").get()).get("app_diagnosis_total")).toBe(1);
});

test("two deliveries at the same time count the diagnosis once", async () => {
  await startedWithPhoto("together");
  const before = (await backend.db.doc("statistics/totals").get()).get("app_diagnosis_total") as number;
  await Promise.all([1, 2].map(() => analysePhoto(backend, scored, { uid: "claire", id: "together" })));
  expect((await backend.db.doc("statistics/totals").get()).get("app_diagnosis_total")).toBe(before + 1);
});

test("an engine that breaks ends the diagnosis with an error instead of leaving it waiting", async () => {
  const diagnosis = await startedWithPhoto("broken");
  const broken: AnalysisPort = { analyse: () => Promise.reject(new Error("worker gone")) };
  await analysePhoto(backend, broken, { uid: "claire", id: "broken" });
  expect((await diagnosis.get()).data()).toMatchObject({ state: "error", error: "internal" });
});

test("a missing photo is an error to retry, not an answer", async () => {
  const diagnosis = backend.db.doc("users/claire/diagnosis/absent");
  await diagnosis.set({ state: "started", customer: null });
  await expect(analysePhoto(backend, scored, { uid: "claire", id: "absent" })).rejects.toMatchObject({
    code: 404,
  });
  expect((await diagnosis.get()).get("state")).toBe("started");
});

test("the photo of an unknown diagnosis is left alone", async () => {
  await expect(analysePhoto(backend, scored, { uid: "claire", id: "inconnu" })).resolves.toBeUndefined();
});
