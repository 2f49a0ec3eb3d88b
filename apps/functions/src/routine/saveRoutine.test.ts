import { emptyRoutine, type Routine, type RoutineStep } from "@carnation/domain/routine";
import { parseCustomer, reviewDue } from "@carnation/product/customer";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { associateDiagnosis } from "../diagnosis/associateDiagnosis.ts";
import { deleteDiagnosis } from "../erasure/requestErasure.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { saveRoutine } from "./saveRoutine.ts";

const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: false };
const created = new Date("2026-11-21T10:00:00Z");

let local: TestBackend;
let backend: Backend;
let customer: FirebaseFirestore.DocumentReference;
let diagnosis: FirebaseFirestore.DocumentReference;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  const { db } = backend;
  customer = db.doc(documentPaths.customer("claire", "anais"));
  diagnosis = db.doc(documentPaths.diagnosis("claire", "d1"));
  await local.addUser("claire");
  await db.doc("users/claire").update({ enabled_subcategories: ["subcategories/led"] });
  for (const id of ["led", "laser"]) await db.doc(`subcategories/${id}`).set({ name: id, active: true });
  await db.doc("subcategories/serum").set({ name: "Sérum", category: "cosmetics", active: true });
  await db.doc("contraindications/grossesse").set({ name: "Grossesse" });
  const add = (id: string, fields: object = {}) =>
    db.doc(`recommendations/${id}`).set({
      name: id,
      owner: "world",
      active: true,
      category: "cosmetics",
      subcategory: "subcategories/serum",
      ...fields,
    });
  await add("serum");
  await add("retinol", { contraindications: ["contraindications/grossesse", "contraindications/retired"] });
  await add("own", { owner: "claire" });
  await add("foreign", { owner: "nadia" });
  await add("off", { active: false });
  await add("unreadable", { contraindications: "grossesse" });
  await add("led", { category: "other", subcategory: "subcategories/led" });
  await add("laser", { category: "other", subcategory: "subcategories/laser" });
});

beforeEach(async () => {
  const { db } = backend;
  const person = { firstname: "Anaïs", consent: true };
  await db.doc("settings/ai").delete();
  await customer.set({
    ...person,
    contraindications: ["contraindications/grossesse", "contraindications/retired"],
    last_diagnostic: { id: "d1", date: created, next_photo: null },
  });
  await diagnosis.set({ ...done, customer });
});

afterAll(() => local.stop());

const done = { uid: "claire", consent: true, customer: null, state: "done", created };

const step = (recommendation: string, more: Partial<RoutineStep> = {}): RoutineStep => ({
  id: `of-${recommendation}`,
  recommendation,
  label: `Soin ${recommendation}`,
  place: 0,
  quantity: 1,
  frequency: "",
  note: "",
  override: null,
  ...more,
});

const routineOf = (evening: readonly RoutineStep[], more: Partial<Routine> = {}) => {
  const { version: _, ...empty } = emptyRoutine;
  return { diagnosisId: "d1", ...empty, evening, ...more };
};

const save = (payload: unknown, actor: Actor = claire) => saveRoutine(backend, actor, payload);
const stored = async () => (await diagnosis.get()).get("routine");

describe("a routine", () => {
  test("a routine is written as it was given, with the version after the one that it was made from", async () => {
    const given = routineOf([step("serum"), step("own")], { nextPhoto: "2026-12-21", discount: 12.5 });
    expect(await save({ ...given, version: 0 })).toEqual({ version: 1 });
    expect(await stored()).toMatchObject({
      evening: [
        { recommendation: "recommendations/serum", label: "Soin serum" },
        { recommendation: "recommendations/own" },
      ],
      nextPhoto: "2026-12-21",
      discount: 12.5,
      version: 1,
    });
    expect(await save({ ...given, version: 1, note: "À bientôt" })).toEqual({ version: 2 });
  });

  test("a routine of another version is told so, and nothing is written", async () => {
    await save(routineOf([step("serum")], { version: 0 }));
    await expect(save(routineOf([], { version: 0 }))).rejects.toMatchObject({ code: "aborted" });
    await expect(save(routineOf([], { version: 2 }))).rejects.toMatchObject({ code: "aborted" });
    expect(await stored()).toMatchObject({ version: 1, evening: [{ label: "Soin serum" }] });
  });

  test("a routine of two tabs is saved once when both save at the same time", async () => {
    const saved = await Promise.allSettled(
      ["serum", "own", "led"].map((id) => save(routineOf([step(id)], { version: 0 }))),
    );
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await stored()).version).toBe(1);
  });

  test("a routine that is sent again because its answer was lost is there already", async () => {
    const given = routineOf([step("serum")], { version: 0, nextPhoto: "2026-12-21" });
    await save(given);
    expect(await save(given)).toEqual({ version: 1 });
  });

  test("a routine without a version replaces whatever is stored", async () => {
    await save(routineOf([step("serum")]));
    expect(await save(routineOf([]))).toEqual({ version: 2 });
  });

  test.each<[unknown, number, object]>([
    ["a text", 4, { morning: [], other: "a text" }],
    [{ morning: { 0: "serum" }, version: 7 }, 8, { morning: [{ 0: "serum" }] }],
  ])(
    "a routine is saved beside one that cannot be read, which stays: %j",
    async (malformed, version, kept) => {
      await diagnosis.update({ routine: malformed });
      expect(await save(routineOf([step("serum")], { version: 3 }))).toEqual({ version });
      expect(await stored()).toMatchObject({ version, ...kept });
    },
  );
});

describe("steps", () => {
  test.each(["foreign", "off", "laser", "unreadable", "never-was"])(
    "steps of what she does not see are refused by name: %s",
    async (id) => {
      await expect(save(routineOf([step("serum"), step(id)]))).rejects.toMatchObject({
        code: "refused",
        message: `Votre catalogue ne propose plus\u00A0: «\u00A0Soin ${id}\u00A0». Retirez-le de la routine.`,
      });
      expect(await stored()).toBeUndefined();
    },
  );

  test("steps of what she practises are taken, and those that the catalogue has lost since stay", async () => {
    const gone = step("never-was");
    await diagnosis.update({ routine: { morning: [gone, step("off")], version: 1 } });
    const moved = routineOf([gone, step("off"), step("led")], { version: 1 });
    expect(await save(moved)).toEqual({ version: 2 });
    expect((await stored()).evening).toHaveLength(3);
  });

  test("steps against a contraindication need a written reason, which is kept", async () => {
    await expect(save(routineOf([step("serum"), step("retinol")]))).rejects.toMatchObject({
      code: "refused",
      message:
        "À éviter pour cette personne\u00A0: «\u00A0Soin retinol\u00A0» (Grossesse\u202F; Contre-indication retirée de la liste). Écrivez pourquoi vous le gardez, ou retirez-le de la routine.",
    });
    await expect(save(routineOf([step("retinol", { override: " " })]))).rejects.toMatchObject({
      code: "refused",
    });
    await save(routineOf([step("retinol", { override: "Zone évitée" })]));
    expect((await stored()).evening[0].override).toBe("Zone évitée");
  });

  test("steps against a contraindication are asked nothing where the settings set nothing aside, or for nobody in particular", async () => {
    await diagnosis.update({ customer: null });
    expect(await save(routineOf([step("retinol")]))).toEqual({ version: 1 });
    await diagnosis.set({ ...done, customer });
    await backend.db.doc("settings/ai").set({ recommendations: { excludeContraindicated: false } });
    expect(await save(routineOf([step("retinol")]))).toEqual({ version: 1 });
  });

  test("steps are not saved for a client whose contraindications cannot be read", async () => {
    await customer.update({ contraindications: "grossesse" });
    await expect(save(routineOf([step("serum")]))).rejects.toThrow("Certaines contre-indications");
    expect(await stored()).toBeUndefined();
  });
});

describe("the day of the next photo", () => {
  /** The day that the file of the client tells, once the one that it is found by is the same. */
  const planned = async () => {
    const stored = await customer.get();
    const client = parseCustomer("anais", stored.data());
    expect(stored.get("review_due")).toBe(reviewDue(client.lastDiagnostic));
    return client.lastDiagnostic?.nextPhoto;
  };

  test("the day of the next photo is told to the client's file, and taken away again", async () => {
    await save(routineOf([], { nextPhoto: "2026-12-21" }));
    expect(await planned()).toBe("2026-12-21");
    await save(routineOf([], { nextPhoto: null }));
    expect(await planned()).toBeNull();
  });

  test("the day of the next photo of an older diagnosis is not told: a photo was taken since", async () => {
    await customer.update({
      last_diagnostic: { id: "d2", date: created, next_photo: "2027-01-05" },
      review_due: "2027-01-05",
    });
    await save(routineOf([], { nextPhoto: "2026-12-21" }));
    expect(await planned()).toBe("2027-01-05");
  });

  test("the day of the next photo comes with a quick diagnosis that gets its client, and leaves with its diagnosis", async () => {
    await customer.update({ last_diagnostic: null });
    await diagnosis.update({ customer: null });
    await save(routineOf([], { nextPhoto: "2026-12-21" }));
    await associateDiagnosis(backend, claire, { id: "d1", customerId: "anais" });
    expect(await planned()).toBe("2026-12-21");
    const later = backend.db.doc(documentPaths.diagnosis("claire", "d2"));
    await later.set({ ...done, customer, created: new Date("2026-11-22T10:00:00Z") });
    await customer.update({ last_diagnostic: { id: "d2", date: created, next_photo: null } });
    await deleteDiagnosis(backend, claire, { id: "d2" });
    expect((await customer.get()).get("last_diagnostic.id")).toBe("d1");
    expect(await planned()).toBe("2026-12-21");
    await deleteDiagnosis(backend, claire, { id: "d1" });
    expect(await planned()).toBeUndefined();
  });
});

describe("nobody saves", () => {
  test("a routine of what is not theirs, is erased, or has an erased client", async () => {
    const nadia = { ...claire, uid: "nadia" };
    await expect(save(routineOf([]), nadia)).rejects.toMatchObject({ code: "not-found" });
    await customer.delete();
    await expect(save(routineOf([]))).rejects.toMatchObject({ code: "not-found" });
    await diagnosis.delete();
    await expect(save(routineOf([]))).rejects.toMatchObject({ code: "not-found" });
  });

  test.each(["started", "error"])("nobody saves a routine of a diagnosis that is %s", async (state) => {
    await diagnosis.update({ state });
    await expect(save(routineOf([]))).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("n’a pas de résultats"),
    });
  });

  test("nobody saves a routine with a deactivated account, or what is none", async () => {
    const off = { ...claire, active: false };
    await expect(save(routineOf([]), off)).rejects.toMatchObject({ code: "account-disabled" });
    for (const change of [{ discount: 101 }, { discount: -1 }, { evening: [step("..")] }]) {
      await expect(save({ ...routineOf([]), ...change })).rejects.toMatchObject({ code: "invalid-argument" });
    }
  });
});
