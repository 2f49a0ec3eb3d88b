import { ROUTINE_DISCOUNT_FIELD } from "@carnation/product/routine";
import { deleteField, doc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

const path = "users/claire/diagnosis/d1";
const routine = { morning: [], note: "À bientôt", discount: 5, version: 2 };
const done = { uid: "claire", consent: true, customer: null, state: "done", created: new Date(0), routine };
const refused = { code: "permission-denied" };

let backend: TestBackend;
let claire: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("claire");
  await backend.addUser("nadia");
  await backend.addUser("sophie", { role: "admin" });
  await backend.addUser("julie", { active: false });
  claire = await backend.signIn("claire");
});

beforeEach(() => backend.admin.doc(path).set(done));

afterAll(() => backend.stop());

const apply = (discount: unknown, { db }: TestClient = claire, at = path) =>
  updateDoc(doc(db, at), ROUTINE_DISCOUNT_FIELD, discount);

describe("the owner of a finished diagnosis", () => {
  test.each([0, 100, 10, 12.5, 12.55, 0.07, 33.33, 99.99])(
    "the owner of a finished diagnosis gives a discount of %d",
    async (discount) => {
      await apply(discount);
      expect((await backend.admin.doc(path).get()).get("routine")).toEqual({ ...routine, discount });
    },
  );

  test("the owner of a finished diagnosis gives one before a routine is saved", async () => {
    await backend.admin.doc(path).set({ uid: "claire", state: "done" });
    await apply(10);
    expect((await backend.admin.doc(path).get()).get("routine")).toEqual({ discount: 10 });
  });

  test.each([
    ["more than everything", 101],
    ["less than nothing", -1],
    ["a bit more than everything", 100.01],
    ["three decimals", 12.345],
    ["no number", Number.NaN],
    ["a text", "10"],
    ["nothing", null],
    ["its end", deleteField()],
  ])("the owner of a finished diagnosis gives none of %s", async (_what, discount) => {
    await expect(apply(discount)).rejects.toMatchObject(refused);
  });

  test.each([
    ["another step", { "routine.discount": 10, "routine.morning": ["other"] }],
    ["another version", { "routine.discount": 10, "routine.version": 3 }],
    ["something beside the routine", { "routine.discount": 10, consent: false }],
    ["the whole routine", { routine: { discount: 10 } }],
    ["no routine at all", { routine: 10 }],
  ])("the owner of a finished diagnosis changes nothing else with it: %s", async (_what, change) => {
    await expect(updateDoc(doc(claire.db, path), change)).rejects.toMatchObject(refused);
  });

  test.each(["started", "error"])(
    "the owner of a finished diagnosis waits until it is finished: %s",
    async (state) => {
      await backend.admin.doc(path).update({ state });
      await expect(apply(10)).rejects.toMatchObject(refused);
    },
  );
});

test.each(["nadia", "sophie"])("%s gives none in her place", async (uid) => {
  await expect(apply(10, await backend.signIn(uid))).rejects.toMatchObject(refused);
});

test("a deactivated account gives none", async () => {
  const own = "users/julie/diagnosis/d1";
  await backend.admin.doc(own).set({ ...done, uid: "julie" });
  await expect(apply(10, await backend.signIn("julie"), own)).rejects.toMatchObject(refused);
});
