import type { Actor } from "@carnation/product/permission";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { moveSubcategory } from "./moveSubcategory.ts";

const sophie: Actor = { uid: "sophie", role: "admin", active: true, subscribed: false };

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
});
afterAll(() => local.stop());

beforeEach(async () => {
  await backend.db.doc("subcategories/led").set({ name: "LED", category: "other", active: true });
  await backend.db.recursiveDelete(backend.db.collection("recommendations"));
});

const categoryOf = async (id: string): Promise<unknown> =>
  (await backend.db.doc(`subcategories/${id}`).get()).get("category");
const move = (payload: object, actor = sophie) => moveSubcategory(backend, actor, payload);

test("a subcategory in which nothing stands gets another category; asked again, it has it already", async () => {
  expect(await move({ id: "led", category: "cosmetics" })).toEqual({});
  expect(await move({ id: "led", category: "cosmetics" })).toEqual({});
  expect(await categoryOf("led")).toBe("cosmetics");
});

test("a subcategory in use keeps its category, and the refusal counts its recommendations, however they name it", async () => {
  const add = (id: string, subcategory: unknown, active = true, owner = "world") =>
    backend.db.doc(`recommendations/${id}`).set({ name: id, owner, active, subcategory });
  await add("path", "subcategories/led");
  await add("inactive", "led", false);
  await add("own", backend.db.doc("subcategories/led"), true, "claire");
  await add("other", "subcategories/serum");
  await expect(move({ id: "led", category: "cosmetics" })).rejects.toMatchObject({
    code: "refused",
    message: expect.stringMatching(/^3.recommandations y sont rangées/u),
  });
  expect(await categoryOf("led")).toBe("other");
  // The category that it has is no change.
  expect(await move({ id: "led", category: "other" })).toEqual({});
});

test.each([
  ["not-found", { id: "gone", category: "other" }],
  ["invalid-argument", { id: "led", category: "soins" }],
  ["invalid-argument", { category: "other" }],
])("a move is %s for %j", async (code, payload) => {
  await expect(move(payload)).rejects.toMatchObject({ code });
});

test.each(["employee", "customer"] as const)("a move by %s is refused", async (role) => {
  const asked = move({ id: "led", category: "cosmetics" }, { ...sophie, role });
  await expect(asked).rejects.toMatchObject({ code: "permission-denied" });
});
