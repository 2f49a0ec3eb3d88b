import { WORLD } from "@carnation/domain/internal/recommendation";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { changeCatalogueVersion, readSharedCatalogue } from "./sharedCatalogue.ts";

const NOW = Date.parse("2026-11-30T08:00:00Z");
const shared = (name: string) => ({ name, owner: WORLD, active: true, category: "cosmetics" });

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  await backend.admin.doc("recommendations/serum").set(shared("Sérum"));
});
afterAll(() => backend.stop());

const names = async (at: number): Promise<readonly string[]> =>
  (await readSharedCatalogue(backend.admin, at)).recommendations.map(({ name }) => name).toSorted();

test("the shared catalogue is read anew each time while it has no version", async () => {
  expect(await names(NOW)).toEqual(["Sérum"]);
  await backend.admin.doc("recommendations/creme").set(shared("Crème"));
  expect(await names(NOW)).toEqual(["Crème", "Sérum"]);
});

test("the shared catalogue is kept under its version, read anew after a change, and after a minute in any case", async () => {
  await changeCatalogueVersion(backend.admin);
  expect(await names(NOW)).toEqual(["Crème", "Sérum"]);
  await backend.admin.doc("recommendations/serum").update({ name: "Sérum doux" });
  // The event of the change is still under way.
  expect(await names(NOW + 59_999)).toEqual(["Crème", "Sérum"]);
  await changeCatalogueVersion(backend.admin);
  expect(await names(NOW + 59_999)).toEqual(["Crème", "Sérum doux"]);
  await backend.admin.doc("recommendations/creme").delete();
  expect(await names(NOW + 60_000)).toEqual(["Crème", "Sérum doux"]);
  expect(await names(NOW + 119_999)).toEqual(["Sérum doux"]);
});

test("the shared catalogue holds nothing that belongs to an account", async () => {
  await backend.admin.doc("recommendations/propre").set({ ...shared("À elle"), owner: "users/claire" });
  await changeCatalogueVersion(backend.admin);
  expect(await names(NOW)).toEqual(["Sérum doux"]);
});
