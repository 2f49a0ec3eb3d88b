import { diagnosisResultPath, documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { everyScore } from "../testing/everyScore.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { scoreOneRecommendation } from "./scoreOneRecommendation.ts";

const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: false };
const created = new Date("2026-11-21T10:00:00Z");
const scored = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  const { db } = backend;
  await db.doc(documentPaths.aiSettings()).set(everyScore);
  await local.addUser("claire");
  for (const id of ["serum", "led", "laser"]) {
    await db.doc(`subcategories/${id}`).set({ name: id, active: true });
  }
  const add = (id: string, fields: object = {}) =>
    db.doc(`recommendations/${id}`).set({
      name: id,
      owner: "world",
      active: true,
      category: "cosmetics",
      subcategory: "subcategories/serum",
      weights: { 50: 4, 31: 2 },
      ...fields,
    });
  await add("serum");
  await add("off", { active: false });
  await add("own-off", { active: false, owner: "claire" });
  await add("foreign", { owner: "nadia" });
  await add("led", { category: "other", subcategory: "subcategories/led" });
  await add("laser", { category: "other", subcategory: "subcategories/laser" });
  await add("unreadable", { contraindications: "grossesse" });
  await add("bare", { subcategory: null, weights: {} });
  const file = JSON.stringify([scored(50, 20), scored(31, 60)]);
  await backend.files.create(diagnosisResultPath("claire", "d1"), file, "application/json");
  await db.doc("users/claire/customers/adult").set({ firstname: "Rose", birth_year: 1986 });
  await db.doc("users/claire/customers/minor").set({ firstname: "Léa", birth_year: 2012 });
});

beforeEach(async () => {
  const { db } = backend;
  await db.doc("users/claire").update({ enabled_subcategories: ["subcategories/led"], hidden_criterias: [] });
  await db.doc(documentPaths.diagnosis("claire", "d1")).set({ ...done });
});

afterAll(() => local.stop());

const done = { uid: "claire", consent: true, customer: null, state: "done", created };
const ask = (recommendationId: string, diagnosisId = "d1", actor: Actor = claire) =>
  scoreOneRecommendation(backend, actor, { recommendationId, diagnosisId });
const criteria = async (id = "serum") => (await ask(id)).terms.map(({ criterion }) => criterion);

describe("the score of a recommendation", () => {
  test("the score of a recommendation is made of the criteria that it targets, as what is proposed is", async () => {
    expect(await ask("serum")).toEqual({
      score: 100,
      terms: [{ criterion: 50, weight: 4, band: "poor", need: 2 }],
    });
    expect(await ask("bare")).toEqual({ score: null, terms: [] });
  });

  test("the score of a recommendation counts the perceived age of an adult, and never of a minor", async () => {
    const diagnosis = backend.db.doc(documentPaths.diagnosis("claire", "d1"));
    const of = (id: string) => diagnosis.update({ customer: backend.db.doc(`users/claire/customers/${id}`) });
    await of("adult");
    expect(await criteria()).toEqual([31, 50]);
    await of("minor");
    expect(await criteria()).toEqual([50]);
    await of("erased");
    expect(await criteria()).toEqual([50]);
  });

  test("the score of a recommendation rests on no criterion that she has hidden", async () => {
    await backend.db.doc("users/claire").update({ hidden_criterias: [50] });
    expect(await ask("serum")).toEqual({ score: null, terms: [] });
  });

  test("the score of a recommendation counts what she saw where the criterion is looked at and not scored", async () => {
    const observed = { ...everyScore.criteria, 50: { scored: false } };
    await backend.db.doc(documentPaths.aiSettings()).set({ ...everyScore, criteria: observed });
    expect(await ask("serum")).toEqual({ score: null, terms: [] });
    await backend.db
      .doc(documentPaths.diagnosis("claire", "d1"))
      .update({ observations: { 50: { choice: "medium", date: created } } });
    expect(await ask("serum")).toEqual({
      score: 50,
      terms: [{ criterion: 50, weight: 4, band: "medium", need: 1, observed: true }],
    });
    await backend.db.doc(documentPaths.aiSettings()).set(everyScore);
  });

  test("the score of a recommendation is made although the stored routine is none", async () => {
    await backend.db.doc(documentPaths.diagnosis("claire", "d1")).update({ routine: "…" });
    expect((await ask("serum")).score).toBe(100);
  });

  test.each(["led", "own-off"])(
    "the score of a recommendation is given for what she practises, and for her own: %s",
    async (id) => {
      expect((await ask(id)).score).toBe(100);
    },
  );
});

describe("there is no score", () => {
  test.each(["off", "foreign", "laser", "unreadable", "never-was"])(
    "there is no score of what she does not see: %s",
    async (id) => {
      await expect(ask(id)).rejects.toMatchObject({ code: "not-found" });
    },
  );

  test("there is no score for a diagnosis that is not hers", async () => {
    await expect(ask("serum", "d1", { ...claire, uid: "nadia" })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(ask("serum", "d2")).rejects.toMatchObject({ code: "not-found" });
  });

  test("there is no score for a diagnosis without a result", async () => {
    const diagnosis = backend.db.doc(documentPaths.diagnosis("claire", "d1"));
    await diagnosis.update({ state: "started" });
    await expect(ask("serum")).rejects.toMatchObject({ code: "refused" });
    await backend.db.doc(documentPaths.diagnosis("claire", "d3")).set(done);
    await expect(ask("serum", "d3")).rejects.toMatchObject({ code: "refused" });
  });

  test("there is no score without both ids, or for a deactivated account", async () => {
    await expect(scoreOneRecommendation(backend, claire, { diagnosisId: "d1" })).rejects.toMatchObject({
      code: "invalid-argument",
    });
    await expect(ask("serum", "d1", { ...claire, active: false })).rejects.toMatchObject({
      code: "account-disabled",
    });
  });
});
