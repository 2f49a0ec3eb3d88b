import type { ResultEntry } from "@carnation/domain/result";
import { parseAiSettings } from "@carnation/product/ai-settings";
import { parseDiagnosis } from "@carnation/product/diagnosis";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { countedFact } from "@carnation/product/statistics";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnalysisPort } from "../ports/analysis/analysisPort.ts";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { everyScore } from "../testing/everyScore.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { analysePhoto as attempt } from "./analysePhoto.ts";
import { receivePhoto } from "./queue/receivePhoto.ts";
import { associateDiagnosis } from "./associateDiagnosis.ts";

const FACE = join(import.meta.dirname, "../../../web/public/demo/visage-clair.jpg");
const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };
const created = new Date("2026-11-21T23:30:00Z");

const scored = (id: number, value: number): ResultEntry => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});
const port: AnalysisPort = {
  analyse: async () => ({
    ok: true,
    entries: [scored(50, 20), scored(30, 40), scored(43, 80)],
    engineVersion: "test",
  }),
};
const refusing: AnalysisPort = { analyse: async () => ({ ok: false, error: "no-face" }) };

let local: TestBackend;
let backend: Backend;

const analysePhoto = (
  all: Backend,
  engine: AnalysisPort,
  photo: { readonly uid: string; readonly id: string },
) => attempt(all, engine, { ...photo, attempts: 1, settings: parseAiSettings(everyScore) });

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  const { db } = backend;
  await db.doc(documentPaths.aiSettings()).set(everyScore);
  await local.addUser("claire");
  await db.doc("users/claire").update({ enabled_subcategories: ["subcategories/led"], hidden_criterias: [] });
  await db.doc("subcategories/serum").set({ name: "Sérum", category: "cosmetics", active: true });
  await db.doc("subcategories/led").set({ name: "LED", category: "other", active: true });
  await db.doc("subcategories/laser").set({ name: "Laser", category: "other", active: true });
  const add = (id: string, fields: object) =>
    db.doc(`recommendations/${id}`).set({ name: id, owner: "world", active: true, ...fields });
  const serum = { category: "cosmetics", subcategory: "subcategories/serum" };
  await add("vitamin-c", { ...serum, weights: { 50: 5 } });
  await add("acid", {
    ...serum,
    weights: { 50: 4, 30: 1 },
    contraindications: ["contraindications/grossesse"],
  });
  await add("own", { ...serum, owner: "claire", weights: { 30: 3 } });
  await add("foreign", { ...serum, owner: "nadia", weights: { 50: 5 } });
  await add("off", { ...serum, active: false, weights: { 50: 5 } });
  await add("hidden", { ...serum, weights: { 50: 5 } });
  await db.doc("recommendations/hidden/prices/claire").set({ uid: "claire", hidden: true });
  await db.doc("recommendations/vitamin-c/prices/claire").set({ uid: "claire", price: 1000 });
  await db.doc("recommendations/vitamin-c/prices/nadia").set({ uid: "nadia", hidden: true });
  await add("led", { category: "other", subcategory: "subcategories/led", weights: { 50: 2 } });
  await add("laser", { category: "other", subcategory: "subcategories/laser", weights: { 50: 2 } });
  await add("unreadable", { ...serum, weights: { 50: 5 }, contraindications: "grossesse" });
  const person = { firstname: "Anaïs", consent: true };
  await db.doc("users/claire/customers/anais").set({ ...person, contraindications: ["grossesse"] });
  await db.doc("users/claire/customers/rose").set(person);
  await db.doc("users/claire/customers/withdrawn").set({ ...person, consent: false });
});

afterAll(() => local.stop());

async function open(id: string, fields: object = {}): Promise<FirebaseFirestore.DocumentReference> {
  const diagnosis = backend.db.doc(documentPaths.diagnosis("claire", id));
  const opened = { uid: "claire", consent: true, customer: null, enabledSubcategories: [], created };
  await diagnosis.set({ ...opened, state: "started", ...fields });
  await backend.files.create(`users/claire/diagnosis/${id}.jpg`, await readFile(FACE), "image/jpeg");
  return diagnosis;
}

const deliver = (id: string, by: AnalysisPort = port) => analysePhoto(backend, by, { uid: "claire", id });

async function proposed(diagnosis: FirebaseFirestore.DocumentReference): Promise<string[]> {
  const { recommendations } = parseDiagnosis(diagnosis.id, (await diagnosis.get()).data());
  return Object.values(recommendations)
    .flat()
    .map(({ recommendation }) => recommendation);
}

const customerDoc = (id: string) => backend.db.doc(documentPaths.customer("claire", id));

describe("the proposal of a diagnosis", () => {
  test("the proposal of a diagnosis is stored with the end: per category references and scores of what she sees and practises", async () => {
    const diagnosis = await open("quick");
    await deliver("quick");
    const stored: unknown = (await diagnosis.get()).get("recommendations");
    expect(stored).toMatchObject({
      cosmetics: [
        { reference: "recommendations/acid", score: 100 },
        { reference: "recommendations/vitamin-c", score: 100 },
        { reference: "recommendations/own", score: expect.any(Number) },
      ],
      other: [{ reference: "recommendations/led", score: 100 }],
    });
  });

  test("the proposal of a diagnosis leaves out what the client's contraindications forbid, as they are when it ends", async () => {
    const diagnosis = await open("forbidden", { customer: customerDoc("anais") });
    await deliver("forbidden");
    expect(await proposed(diagnosis)).toEqual(["vitamin-c", "own", "led"]);
  });

  test("the proposal of a diagnosis rests on no hidden criterion", async () => {
    await backend.db.doc("users/claire").update({ hidden_criterias: [50] });
    const diagnosis = await open("hidden");
    await deliver("hidden");
    await backend.db.doc("users/claire").update({ hidden_criterias: [] });
    expect(await proposed(diagnosis)).toEqual(["own", "acid"]);
  });

  test("the proposal of a diagnosis is empty where the client's file cannot be read, and the diagnosis ends all the same", async () => {
    await customerDoc("odd").set({ firstname: "Odd", contraindications: "grossesse" });
    const diagnosis = await open("odd", { customer: customerDoc("odd") });
    await deliver("odd");
    expect((await diagnosis.get()).get("state")).toBe("done");
    expect(await proposed(diagnosis)).toEqual([]);
  });
});

test("an end tells what the statistics count of it, on the day of Paris, however often a photo is delivered", async () => {
  await open("counted");
  await open("refused");
  await Promise.all([deliver("counted"), deliver("counted"), deliver("refused", refusing)]);
  await Promise.all([deliver("counted"), deliver("refused")]);
  const factOf = async (id: string) =>
    countedFact("diagnosis", (await backend.db.doc(documentPaths.diagnosis("claire", id)).get()).data());
  expect(await factOf("counted")).toEqual({
    date: "2026-11-22",
    values: { diagnoses: 1, diagnoses_done: 1, analysis_ms: expect.any(Number), image_quality: 80 },
  });
  expect(await factOf("refused")).toEqual({
    date: "2026-11-22",
    values: { diagnoses: 1, diagnoses_failed: 1 },
  });
});

test("a later delivery gives a photo the small copies that it lacks, unless it comes too late", async () => {
  await open("completed");
  await deliver("completed");
  const paths = ["96", "320"].map((size) => `users/claire/diagnosis/completed.${size}.jpg`);
  const there = () => Promise.all(paths.map((path) => backend.files.exists(path)));
  expect(await there()).toEqual([true, true]);
  await Promise.all(paths.map((path) => backend.files.remove(path)));
  await receivePhoto(backend, { uid: "claire", id: "completed" }, { isLate: true });
  expect(await there()).toEqual([false, false]);
  await receivePhoto(backend, { uid: "claire", id: "completed" });
  expect(await there()).toEqual([true, true]);
});

test("a photo whose delivery comes too late is analysed all the same", async () => {
  await open("late");
  const entry = backend.db.doc(documentPaths.queuedAnalysis("claire", "late"));
  await receivePhoto(backend, { uid: "claire", id: "late" }, { isLate: true });
  expect((await entry.get()).exists).toBe(true);
  await entry.delete();
});

describe("a quick diagnosis gets its client", () => {
  const associate = (id: string, customerId: string) =>
    associateDiagnosis(backend, claire, { id, customerId });

  test("a finished diagnosis that is associated is proposed for anew, and is the client's last", async () => {
    const diagnosis = await open("given");
    await deliver("given");
    expect(await proposed(diagnosis)).toContain("acid");
    await associate("given", "anais");
    await associate("given", "anais");
    expect((await diagnosis.get()).get("customer")).toEqual(customerDoc("anais"));
    expect(await proposed(diagnosis)).toEqual(["vitamin-c", "own", "led"]);
    expect((await customerDoc("anais").get()).get("last_diagnostic.id")).toBe("given");
  });

  test("a quick diagnosis gets its client while it is analysed: at its end it is theirs", async () => {
    const diagnosis = await open("early");
    await associate("early", "rose");
    expect((await customerDoc("rose").get()).get("last_diagnostic")).toBeUndefined();
    await deliver("early");
    expect(await proposed(diagnosis)).toContain("acid");
    expect((await customerDoc("rose").get()).get("last_diagnostic.id")).toBe("early");
  });

  test("a quick diagnosis gets its client even when its result cannot be read: then nothing is proposed", async () => {
    const diagnosis = await open("damaged", {
      state: "done",
      recommendations: { cosmetics: [{ reference: "acid", score: 90 }] },
    });
    await backend.files.create("users/claire/diagnosis/damaged.json", "no result", "application/json");
    await associate("damaged", "rose");
    expect(await proposed(diagnosis)).toEqual([]);
  });

  test.each([
    ["another's", "taken", "rose", "aborted"],
    ["of nobody who is there", "free", "nobody", "not-found"],
    ["that is not there", "absent", "rose", "not-found"],
    ["of a client who has withdrawn their consent", "free", "withdrawn", "invalid-argument"],
  ])("a diagnosis is not associated: %s", async (_which, id, customerId, code) => {
    await open("taken", { customer: customerDoc("anais"), state: "done" });
    await open("free", { state: "done" });
    await expect(associate(id, customerId)).rejects.toMatchObject({ code });
    expect((await backend.db.doc("users/claire/diagnosis/free").get()).get("customer")).toBeNull();
  });

  test("a quick diagnosis gets its client of her own only", async () => {
    const nadia: Actor = { ...claire, uid: "nadia" };
    await open("hers", { state: "done" });
    const call = associateDiagnosis(backend, nadia, { id: "hers", customerId: "rose" });
    await expect(call).rejects.toMatchObject({ code: "not-found" });
    const inactive = associateDiagnosis(
      backend,
      { ...claire, active: false },
      { id: "hers", customerId: "rose" },
    );
    await expect(inactive).rejects.toMatchObject({ code: "account-disabled" });
  });
});
