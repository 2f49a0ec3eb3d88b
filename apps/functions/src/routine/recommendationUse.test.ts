import { emptyRoutine, type RoutineStep } from "@carnation/domain/routine";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { deleteDiagnosis } from "../erasure/requestErasure.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { recommendationUse } from "./recommendationUse.ts";
import { saveRoutine } from "./saveRoutine.ts";

const professional = (uid: string): Actor => ({ uid, role: "customer", active: true, subscribed: true });
const sophie: Actor = { uid: "sophie", role: "admin", active: true, subscribed: false };

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  const { db } = backend;
  await db.doc("subcategories/serum").set({ name: "Sérum", category: "cosmetics", active: true });
  for (const id of ["serum", "creme"]) {
    const shared = {
      owner: "world",
      active: true,
      category: "cosmetics",
      subcategory: "subcategories/serum",
    };
    await db.doc(`recommendations/${id}`).set({ name: id, ...shared });
  }
  for (const uid of ["claire", "nadia"]) {
    await local.addUser(uid);
    const done = { uid, consent: true, customer: null, state: "done", created: new Date() };
    for (const id of ["d1", "d2"]) await db.doc(documentPaths.diagnosis(uid, `${uid}-${id}`)).set(done);
  }
});

afterAll(() => local.stop());

const step = (recommendation: string, moment: string): RoutineStep => ({
  id: `${moment}-${recommendation}`,
  recommendation,
  label: recommendation,
  place: 0,
  quantity: 1,
  frequency: "",
  note: "",
  override: null,
});

async function save(uid: string, id: string, morning: readonly string[], evening: readonly string[]) {
  const { version: _, ...empty } = emptyRoutine;
  await saveRoutine(backend, professional(uid), {
    diagnosisId: `${uid}-${id}`,
    ...empty,
    morning: morning.map((named) => step(named, "morning")),
    evening: evening.map((named) => step(named, "evening")),
  });
}

const uses = async (recommendationId: string, actor = sophie): Promise<number> =>
  (await recommendationUse(backend, actor, { recommendationId })).routines;

test("a routine counts once, whoever's it is and however often it holds something, until it holds it no more", async () => {
  expect(await uses("serum")).toBe(0);
  await save("claire", "d1", ["serum"], ["serum", "creme"]);
  await save("claire", "d2", ["serum"], []);
  await save("nadia", "d1", [], ["serum"]);
  expect([await uses("serum"), await uses("creme")]).toEqual([3, 1]);
  await save("claire", "d2", ["creme"], []);
  expect([await uses("serum"), await uses("creme")]).toEqual([2, 2]);
  await deleteDiagnosis(backend, professional("nadia"), { id: "nadia-d1" });
  expect(await uses("serum")).toBe(1);
});

test("only an administrator in charge is told, and only of what can be one", async () => {
  for (const actor of [
    professional("claire"),
    { ...sophie, role: "employee" as const },
    { ...sophie, active: false },
  ]) {
    await expect(uses("serum", actor)).rejects.toMatchObject({
      code: actor.active ? "permission-denied" : "account-disabled",
    });
  }
  await expect(uses("a/b")).rejects.toMatchObject({ code: "invalid-argument" });
});
