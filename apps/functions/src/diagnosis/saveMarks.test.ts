import { parseDiagnosis } from "@carnation/product/diagnosis";
import { diagnosisMasksPath, documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { saveMarks } from "./saveMarks.ts";
import { pigmentMasks } from "./testing/pigmentMasks.ts";

const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: false };
const done = {
  uid: "claire",
  consent: true,
  customer: null,
  state: "done",
  created: new Date(0),
  observations: { 37: { choice: "medium", date: new Date(0) } },
};
const said = {
  diagnosisId: "d1",
  criterion: 39,
  struck: ["1"],
  kept: [],
  added: [],
  confirmed: false,
  version: 0,
};

let local: TestBackend;
let backend: Backend;
let diagnosis: FirebaseFirestore.DocumentReference;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  diagnosis = backend.db.doc(documentPaths.diagnosis("claire", "d1"));
  const bytes = JSON.stringify(pigmentMasks([0.3, 0.3]));
  await backend.files.create(diagnosisMasksPath("claire", "d1"), bytes, "application/json");
  await backend.files.create(diagnosisMasksPath("claire", "broken"), "{", "application/json");
});

beforeEach(async () => {
  await diagnosis.set(done);
});

afterAll(() => local.stop());

const save = (change: object = {}, actor = claire) => saveMarks(backend, actor, { ...said, ...change });
const review = async () => {
  const stored = await diagnosis.get();
  return parseDiagnosis("d1", stored.data()).markReviews[39];
};

describe("saveMarks", () => {
  test("decisions are kept without a score until all marks are confirmed", async () => {
    expect(await save()).toEqual({ version: 1 });
    expect(await review()).toEqual({
      struck: ["1"],
      kept: [],
      added: [],
      version: 1,
      engineVersion: "carnation-1",
      verified: null,
    });
    expect(await save({ version: 1, confirmed: true, added: [{ id: "a1", at: [0.4, 0.6] }] })).toEqual({
      version: 2,
    });
    expect(await review()).toMatchObject({
      kept: ["2"],
      added: [{ id: "a1", at: [0.4, 0.6] }],
      verified: { count: 2, value: expect.closeTo(92.6, 0), date: expect.any(Date) },
    });
    expect((await diagnosis.get()).get("observations")).toHaveProperty("37");
  });

  test("a score is taken away when its marks are opened again", async () => {
    await save({ confirmed: true });
    await save({ version: 1, confirmed: false });
    expect(await review()).toMatchObject({ version: 2, verified: null, struck: ["1"] });
  });

  test("a request that is sent again after its answer was lost has no second effect", async () => {
    await save({ confirmed: true });
    const before = await review();
    expect(await save({ confirmed: true })).toEqual({ version: 1 });
    expect(await review()).toEqual(before);
  });

  test("decisions from an older version overwrite nothing that another tab has saved", async () => {
    await save();
    await expect(save({ struck: ["2"] })).rejects.toMatchObject({ code: "aborted" });
    expect(await review()).toMatchObject({ struck: ["1"] });
  });

  test.each([
    ["a text", "vérifié"],
    ["a review of another form", { 39: ["1", "2"] }],
  ])("decisions overwrite no stored review that is %s", async (_what, stored) => {
    await diagnosis.update({ mark_reviews: stored });
    await expect(save()).rejects.toMatchObject({
      code: "refused",
      message: expect.stringMatching(/pas remplacée/u),
    });
    expect((await diagnosis.get()).get("mark_reviews")).toEqual(stored);
  });

  test.each([
    ["of a criterion whose marks were not kept one by one", { criterion: 36 }, "refused"],
    ["without a mask file", { diagnosisId: "d9" }, "refused"],
    ["of a mask file that is none", { diagnosisId: "broken" }, "refused"],
    ["that are no decisions", { struck: "1" }, "invalid-argument"],
  ])("marks %s are refused", async (_what, change, code) => {
    await expect(save(change)).rejects.toMatchObject({ code });
  });

  test("marks of an analysis that has not ended are refused", async () => {
    await diagnosis.update({ state: "started" });
    await expect(save()).rejects.toMatchObject({ code: "refused" });
  });

  test("marks of somebody else's diagnosis, and those for a deactivated account, are refused", async () => {
    await expect(save({}, { ...claire, uid: "nadia" })).rejects.toMatchObject({ code: "refused" });
    await expect(save({}, { ...claire, active: false })).rejects.toMatchObject({ code: "account-disabled" });
    expect(await review()).toBeUndefined();
  });
});
