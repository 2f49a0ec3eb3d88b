import { documentPaths } from "@carnation/product/path";
import { parseAppCounters } from "@carnation/product/statistics";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { countCatalogue } from "./countCatalogue.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
});

afterAll(() => backend.stop());

const totals = async () =>
  parseAppCounters((await backend.admin.doc(documentPaths.appTotals()).get()).data());

test("contraindications are counted as they come and go, all at once too, beside the other counters", async () => {
  await backend.admin.doc(documentPaths.appTotals()).set({ app_diagnosis_total: 7 });
  const ids = Array.from({ length: 12 }, (_, index) => `contraindications/c${index}`);
  await Promise.all(ids.map((path) => backend.admin.doc(path).set({ name: path })));
  await expect.poll(totals, { timeout: 20_000 }).toMatchObject({ contraindications_total: 12 });
  await backend.admin.doc("contraindications/c3").delete();
  await expect.poll(totals, { timeout: 20_000 }).toMatchObject({ contraindications_total: 11 });
  expect((await totals()).app_diagnosis_total).toBe(7);
});

test("a delivery that comes twice changes nothing", async () => {
  const before = await backend.admin.doc(documentPaths.appTotals()).get();
  const all = backend.admin.collection(documentPaths.contraindications());
  await countCatalogue(backend.admin, all, "contraindications_total");
  const after = await backend.admin.doc(documentPaths.appTotals()).get();
  expect(after.updateTime).toEqual(before.updateTime);
});
