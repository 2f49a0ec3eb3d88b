import { WORLD } from "@carnation/domain/internal/recommendation";
import { diagnosisPhotoPath } from "@carnation/product/path";
import { costDifferences } from "@carnation/testing/costs/costDifferences";
import { type Cost, measuredCosts } from "@carnation/testing/costs/measuredCosts";
import { httpsCallable } from "firebase/functions";
import { ref, uploadBytes } from "firebase/storage";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodResults } from "../ports/analysis/remote/testing/remoteResults.ts";
import { type RemoteServer, startRemoteAnalysis } from "../ports/analysis/remote/testing/remoteServer.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";

/** Drawn beforehand: drawing a face takes longer than its analysis. */
const DRAWN_FACE = join(import.meta.dirname, "../../../web/public/demo/visage-clair.jpg");
const RECOMMENDATIONS = 200;
const SUBCATEGORIES = 25;

let backend: TestBackend;
let claire: TestClient;
let remote: RemoteServer;

beforeAll(async () => {
  remote = await startRemoteAnalysis(goodResults);
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser("claire", { subscription: "active" });
  await backend.admin.doc("users/claire/customers/anais").set({ firstname: "Anaïs", consent: true });
  await backend.admin.doc("settings/ai").set({ version: 1, engine: { name: "remote" } });
  const batch = backend.admin.batch();
  for (let index = 0; index < RECOMMENDATIONS; index += 1) {
    const fields = { name: `Soin ${index}`, owner: WORLD, active: true, category: "cosmetics" };
    batch.set(backend.admin.doc(`recommendations/r${index}`), fields);
  }
  for (let index = 0; index < SUBCATEGORIES; index += 1)
    batch.set(backend.admin.doc(`subcategories/s${index}`), { name: `Famille ${index}`, active: true });
  await batch.commit();
  claire = await backend.signIn("claire");
  await backend.local.idle();
});

afterAll(async () => {
  await backend.stop();
  await remote.stop();
});

/** One diagnosis from its call to its result, with all that follows; the call itself is no delivery. */
async function diagnose(): Promise<Cost> {
  await backend.local.idle();
  const before = backend.local.usage();
  const call = httpsCallable<unknown, { id: string }>(claire.functions, "startDiagnosis");
  const { id } = (await call({ consent: true, customerId: "anais" })).data;
  const photo = await readFile(DRAWN_FACE);
  const target = ref(claire.storage, diagnosisPhotoPath("claire", id));
  await uploadBytes(target, photo, { contentType: "image/jpeg" });
  await backend.local.idle();
  const after = backend.local.usage();
  expect((await backend.admin.doc(`users/claire/diagnosis/${id}`).get()).get("state")).toBe("done");
  const deliveries = Object.entries(after.deliveries).map(([name, count]): [string, number] => [
    name,
    count - (before.deliveries[name] ?? 0),
  ]);
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes + (after.deletes - before.deletes),
    invocations: 1 + deliveries.reduce((sum, [, count]) => sum + count, 0),
  };
}

test("a diagnosis by an instance that knows the catalogue costs the reads, writes and invocations that are noted of it", async () => {
  await diagnose();
  const cost = await diagnose();
  expect(costDifferences(cost, measuredCosts.diagnosis)).toEqual([]);
});

test("the noted cost of a diagnosis is within its aim", () => {
  const { reads, invocations } = measuredCosts.diagnosis;
  expect(reads).toBeLessThanOrEqual(60);
  expect(invocations).toBeLessThanOrEqual(10);
});
