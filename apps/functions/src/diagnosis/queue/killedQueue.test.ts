import type { ResultEntry } from "@carnation/domain/result";
import { diagnosisResultPath, documentPaths } from "@carnation/product/path";
import { createAnalyser } from "@carnation/skin-analysis/node";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { Timestamp } from "firebase-admin/firestore";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backendOf, type Backend } from "../../backend/backend.ts";
import { cpuLoad } from "../../testing/cpuLoad.ts";
import { type KillableServer, killableServer } from "../../testing/killableServer.ts";

const IS_DEEP = process.env["CARNATION_DEEP"] === "1";
/** Size of the trial: photos, load of the machine, and results after which the server is killed. */
const TRIAL = IS_DEEP
  ? { photos: 60, accounts: 20, load: 20, kills: [3, 20, 40] }
  : { photos: 2, accounts: 2, load: 0, kills: [1] };
const FACES = IS_DEEP ? ["suivi-clair-1.jpg", "suivi-mature-1.jpg"] : ["suivi-clair-1.jpg"];
const DEMO = join(import.meta.dirname, "../../../../web/public/demo");
/** Photos were taken on days of August, and are not dated by their analysis. */
const dayOf = (at: number): Date => new Date(Date.UTC(2026, 7, 1 + (at % 28), 9, at % 60));

let server: KillableServer | undefined;
let release: (() => void) | undefined;

afterAll(async () => {
  release?.();
  await server?.stop();
});

test(`${TRIAL.photos} photos of ${TRIAL.accounts} accounts, the server killed meanwhile: each has its result once, with its own date`, async () => {
  const faces = await Promise.all(FACES.map((face) => readFile(join(DEMO, face))));
  const expected = await referencesOf(faces);
  release = cpuLoad(TRIAL.load);
  server = await killableServer(join(import.meta.dirname, "../../index.ts"));
  const served = await server.start();
  Object.assign(process.env, served.adminEnv);
  const bucket = `${served.projectId}.firebasestorage.app`;
  const app = initializeApp({ projectId: served.projectId, storageBucket: bucket }, "killed-queue");
  const all = backendOf(app, bucket);
  const photos = Array.from({ length: TRIAL.photos }, (_, at) => ({
    uid: `account-${at % TRIAL.accounts}`,
    id: `photo-${at}`,
    face: at % FACES.length,
    created: dayOf(at),
  }));
  const began = performance.now();
  for (const { uid, id, face, created } of photos) {
    const diagnosis = { uid, consent: true, customer: null, enabledSubcategories: [], state: "started" };
    await all.db.doc(documentPaths.diagnosis(uid, id)).set({ ...diagnosis, created });
    await all.files.create(`users/${uid}/diagnosis/${id}.jpg`, faces[face]!, "image/jpeg");
  }
  for (const kill of TRIAL.kills) {
    await expect.poll(() => endedOf(all), { timeout: 7_200_000, interval: 200 }).toBeGreaterThanOrEqual(kill);
    await server.kill();
    await server.start();
  }
  await expect.poll(() => endedOf(all), { timeout: 7_200_000, interval: 500 }).toBe(TRIAL.photos);
  const took = performance.now() - began;

  for (const { uid, id, face, created } of photos) {
    const ended = (await all.db.doc(documentPaths.diagnosis(uid, id)).get()).data();
    expect({ id, ...ended }).toMatchObject({ id, state: "done", created: Timestamp.fromDate(created) });
    const result = await all.files.read(diagnosisResultPath(uid, id));
    expect(JSON.parse(new TextDecoder().decode(result))).toEqual(expected[face]);
  }
  expect((await all.db.collectionGroup("diagnosis").get()).size).toBe(TRIAL.photos);
  await expect.poll(async () => (await all.db.collectionGroup("analysisqueue").get()).size).toBe(0);
  // Each is counted once, on the day of its photo.
  await expect.poll(() => countedOf(all), { timeout: 120_000 }).toBe(TRIAL.photos);
  if (IS_DEEP) {
    process.stdout.write(`${TRIAL.photos} photos: ${Math.round(took / 1000)} s at a load of ${TRIAL.load}\n`);
  }
  await deleteApp(app);
}, 14_400_000);

async function referencesOf(faces: readonly Uint8Array[]): Promise<(readonly ResultEntry[])[]> {
  const analyser = createAnalyser();
  const outcomes = await Promise.all(faces.map((face) => analyser.analyse(face)));
  await analyser.close();
  return outcomes.map((outcome) => (outcome.ok ? JSON.parse(JSON.stringify(outcome.entries)) : []));
}

async function endedOf({ db }: Backend): Promise<number> {
  const { docs } = await db.collectionGroup("diagnosis").get();
  return docs.filter((diagnosis) => diagnosis.get("state") !== "started").length;
}

async function countedOf({ db }: Backend): Promise<number> {
  const { docs } = await db.collection("statistics").get();
  const done = docs.map((day): unknown => day.get("values.diagnoses_done"));
  return done.reduce<number>((sum, value) => sum + (typeof value === "number" ? value : 0), 0);
}
