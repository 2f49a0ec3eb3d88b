import type { Actor } from "@carnation/product/permission";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { deleteSubcategory } from "./deleteSubcategory.ts";

const sophie: Actor = { uid: "sophie", role: "admin", active: true, subscribed: false };

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
});
afterAll(() => local.stop());

beforeEach(async () => {
  const { db } = backend;
  const led = db.doc("subcategories/led");
  await led.set({ name: "LED", category: "other", active: true });
  await db.doc("subcategories/laser").set({ name: "Laser", category: "other", active: false });
  await db.doc("subcategories/serum").set({ name: "Sérum", category: "cosmetics", active: true });
  const add = (id: string, subcategory: unknown, owner = "world") =>
    db.doc(`recommendations/${id}`).set({ name: id, owner, active: true, subcategory });
  await add("path", "subcategories/led");
  await add("id", "led", "claire");
  await add("reference", led);
  await add("other", "subcategories/serum");
  const practise = (uid: string, enabled: readonly unknown[]) =>
    db.doc(`users/${uid}`).set({ role: "customer", active: true, enabled_subcategories: enabled });
  await practise("claire", ["subcategories/led", "subcategories/peeling"]);
  await practise("nadia", [led, "subcategories/laser"]);
  await practise("emma", ["subcategories/peeling"]);
});

const placed = async (): Promise<unknown> => {
  const { docs } = await backend.db.collection("recommendations").get();
  return Object.fromEntries(docs.map((found) => [found.id, found.get("subcategory")]));
};
const practised = async (uid: string): Promise<unknown> =>
  (await backend.db.doc(`users/${uid}`).get()).get("enabled_subcategories");

test("another subcategory takes the place of a deleted one in recommendations and among what is practised, however it is named", async () => {
  const gone = await deleteSubcategory(backend, sophie, { id: "led", replacement: "laser" });
  expect(gone).toEqual({ recommendations: 3, professionals: 2 });
  const laser = "subcategories/laser";
  expect(await placed()).toEqual({ path: laser, id: laser, reference: laser, other: "subcategories/serum" });
  expect(await practised("claire")).toEqual(["subcategories/peeling", laser]);
  expect(await practised("nadia")).toEqual([laser]);
  expect(await practised("emma")).toEqual(["subcategories/peeling"]);
  expect((await backend.db.doc("subcategories/led").get()).exists).toBe(false);
  // A form that is open on one of them is told that it was changed.
  const moved = await backend.db.doc("recommendations/path").get();
  expect(moved.get("updated")).toEqual(moved.updateTime);
  await expect(deleteSubcategory(backend, sophie, { id: "led", replacement: "laser" })).rejects.toMatchObject(
    { code: "not-found" },
  );
});

test("a subcategory in which nothing stands goes without another; who practised it does no more", async () => {
  const { db } = backend;
  for (const id of ["path", "id", "reference"]) await db.doc(`recommendations/${id}`).delete();
  const gone = await deleteSubcategory(backend, sophie, { id: "led" });
  expect(gone).toEqual({ recommendations: 0, professionals: 2 });
  expect(await practised("nadia")).toEqual(["subcategories/laser"]);
});

test.each([
  ["aborted", { id: "led" }],
  ["not-found", { id: "led", replacement: "absente" }],
  ["invalid-argument", { id: "led", replacement: "serum" }],
  ["invalid-argument", { id: "led", replacement: "led" }],
  ["not-found", { id: "absente" }],
])("refused, and nothing is changed: %s, %j", async (code, payload) => {
  await expect(deleteSubcategory(backend, sophie, payload)).rejects.toMatchObject({ code });
  expect((await backend.db.doc("subcategories/led").get()).exists).toBe(true);
  expect(await placed()).toMatchObject({ path: "subcategories/led", id: "led" });
});

test.each(["employee", "customer"] as const)("an account of role %s deletes none", async (role) => {
  await expect(
    deleteSubcategory(backend, { ...sophie, role }, { id: "led", replacement: "laser" }),
  ).rejects.toMatchObject({ code: "permission-denied" });
});

test("a subcategory that more documents name than one transaction takes is gone everywhere; cut off, it is gone on with", async () => {
  const { db } = backend;
  const many = Array.from({ length: 401 }, (_, index) => index);
  for (const uids of [many.slice(0, 200), many.slice(200)]) {
    const batch = db.batch();
    for (const index of uids) {
      batch.set(db.doc(`recommendations/many${index}`), { owner: "world", subcategory: "subcategories/led" });
      batch.set(db.doc(`users/many${index}`), { enabled_subcategories: ["subcategories/led"] });
    }
    await batch.commit();
  }
  const named = async () => {
    const [standing, practising] = await Promise.all([
      db.collection("recommendations").where("subcategory", "==", "subcategories/led").count().get(),
      db
        .collection("users")
        .where("enabled_subcategories", "array-contains", "subcategories/led")
        .count()
        .get(),
    ]);
    return [standing.data().count, practising.data().count];
  };
  const cut = vi.spyOn(db, "runTransaction");
  const { runTransaction } = Object.getPrototypeOf(db) as typeof db;
  cut.mockImplementationOnce((...begun) => Reflect.apply(runTransaction, db, begun));
  cut.mockRejectedValueOnce(new Error("cut off"));
  await expect(deleteSubcategory(backend, sophie, { id: "led", replacement: "laser" })).rejects.toThrow(
    "cut off",
  );
  cut.mockRestore();
  expect((await db.doc("subcategories/led").get()).exists).toBe(true);
  // By its path alone: the seed names it in two other ways.
  expect(await named()).toEqual([203, 202]);
  const rest = await deleteSubcategory(backend, sophie, { id: "led", replacement: "laser" });
  expect(rest).toEqual({ recommendations: 204, professionals: 203 });
  expect([await named(), (await db.doc("subcategories/led").get()).exists]).toEqual([[0, 0], false]);
});
