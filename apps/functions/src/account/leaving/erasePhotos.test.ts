import { diagnosisPhotoPath, diagnosisResultPath, documentPaths } from "@carnation/product/path";
import { photoRetentionLimit } from "@carnation/product/profile";
import { parseRetentionReport } from "@carnation/product/statistics";
import { Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { backend as projectBackend, type Backend } from "../../backend/backend.ts";
import { testBackend, type TestBackend } from "../../testing/testBackend.ts";
import { erasePhotos, isRetentionDryRun } from "./erasePhotos.ts";

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  for (const level of ["info", "error"] as const) vi.spyOn(logger, level).mockReturnValue(undefined);
  delete process.env["STORAGE_EMULATOR_HOST"];
  local = await testBackend();
  backend = projectBackend();
});

afterAll(async () => {
  await local.stop();
  vi.restoreAllMocks();
});

const now = new Date("2026-11-28T01:10:00Z");
const nextNight = new Date("2026-11-29T01:10:00Z");
const old = new Date("2020-01-01T10:00:00Z");
/** A page of two, and a night that is over after one step. */
const short = { page: 2, ms: 0 };
const long = { page: 2, ms: 600_000 };

/** Seven accounts that keep photos for 24 months, of 0 to 6 diagnoses that are too old. */
const accounts = ["a", "b", "c", "d", "e", "f", "g"];
/**
 * Number of the test, in the ids of its accounts: a run that was « killed » leaves lanes that still write, as no process that is killed
 * does.
 */
let round = 0;
const idOf = (account: string): string => `${account}${round}`;
const everything = { professionals: 6, diagnoses: 21, files: 21 };

async function addDiagnosis(account: string, id: string, created: Date): Promise<void> {
  const uid = idOf(account);
  await local.admin
    .doc(documentPaths.diagnosis(uid, id))
    .set({ state: "done", created: Timestamp.fromDate(created) });
  for (const path of [diagnosisPhotoPath, diagnosisResultPath])
    await backend.files.create(path(uid, id), "…", "image/jpeg");
}

beforeEach(async () => {
  round += 1;
  for (const { ref } of (await local.admin.collection(documentPaths.users()).get()).docs)
    await local.admin.recursiveDelete(ref);
  await local.admin.doc(documentPaths.retentionReport()).delete();
  for (const path of await backend.files.list("users/")) await backend.files.remove(path);
  for (const [count, account] of accounts.entries()) {
    await local.admin
      .doc(documentPaths.user(idOf(account)))
      .set({ photo_retention_months: 24, active: true });
    // At the same moment: a cursor by the time alone would pass them over.
    for (let index = 0; index < count; index += 1) await addDiagnosis(account, `d${index}`, old);
  }
});

const stored = async () =>
  parseRetentionReport((await local.admin.doc(documentPaths.retentionReport()).get()).data());
const photos = async (): Promise<string[]> =>
  (await backend.files.list("users/")).filter((path) => !/\.(json|gz)/u.test(path) && !isResult(path));
const results = (uid: string, id: string): string => diagnosisResultPath(uid, id);
const isResult = (path: string): boolean =>
  accounts.some((account) =>
    Array.from({ length: 8 }, (_, index) => results(idOf(account), `d${index}`)).includes(path),
  );

/** Runs nights until the walk has ended. @returns how many it took */
async function nights(dryRun: boolean): Promise<number> {
  for (let count = 1; count < 60; count += 1)
    if ((await erasePhotos(backend, dryRun, now, short)).finished !== null) return count;
  throw new Error("The walk does not end");
}

/** A file store that never answers from its n-th question on: the process was killed there. */
function killedAfter(questions: number): { backend: Backend; killed: Promise<void> } {
  let asked = 0;
  let kill: () => void = () => undefined;
  const killed = new Promise<void>((resolve) => (kill = resolve));
  const list = (prefix: string): Promise<string[]> => {
    asked += 1;
    if (asked <= questions) return backend.files.list(prefix);
    kill();
    return new Promise(() => undefined);
  };
  return { backend: { ...backend, files: { ...backend.files, list } }, killed };
}

describe("a trial run", () => {
  test("a trial run of several nights counts every account once, erases nothing, ends, and is not begun again", async () => {
    expect(await nights(true)).toBeGreaterThan(4);
    expect(await stored()).toMatchObject({
      ...everything,
      dryRun: true,
      since: now,
      finished: now,
      failed: [],
    });
    expect(await photos()).toHaveLength(21);
    await addDiagnosis("a", "d0", old);
    expect(await erasePhotos(backend, true, nextNight, long)).toMatchObject({ ...everything, date: now });
  });

  test("a trial run of one night counts the same", async () => {
    expect(await erasePhotos(backend, true, now, long)).toMatchObject({ ...everything, finished: now });
  });

  test.each([1, 6, 12, 20])(
    "a trial run that was killed after %i diagnoses is taken up, and counts nothing twice",
    async (questions) => {
      const { backend: dying, killed } = killedAfter(questions);
      void erasePhotos(dying, true, now, long);
      await killed;
      const report = await erasePhotos(backend, true, nextNight, long);
      expect(report).toMatchObject({ ...everything, finished: nextNight });
      expect(report.since.getTime()).toBeLessThanOrEqual(nextNight.getTime());
    },
  );

  test("a trial run is told of accounts that it could not count, and counts them the night after", async () => {
    const list = (prefix: string) =>
      prefix.includes(`users/${idOf("c")}/`)
        ? Promise.reject(new Error("cut off"))
        : backend.files.list(prefix);
    const broken = { ...backend, files: { ...backend.files, list } };
    const first = await erasePhotos(broken, true, now, long);
    expect(first).toMatchObject({ professionals: 5, diagnoses: 19, finished: now, failed: [idOf("c")] });
    expect(await erasePhotos(backend, true, nextNight, long)).toMatchObject({ ...everything, failed: [] });
  });

  test("a trial run that is ended is followed by a walk that erases everything it has counted", async () => {
    await erasePhotos(backend, true, now, long);
    expect(await erasePhotos(backend, false, nextNight, long)).toMatchObject({
      ...everything,
      dryRun: false,
      since: nextNight,
    });
    expect(await photos()).toEqual([]);
  });
});

describe("an erasure", () => {
  test("an erasure of several nights erases everything that is too old, and every night after begins anew", async () => {
    expect(await nights(false)).toBeGreaterThan(4);
    expect(await photos()).toEqual([]);
    expect(await stored()).toMatchObject({ ...everything, dryRun: false });
    await addDiagnosis("b", "d7", new Date("2024-11-28T10:00:00Z"));
    expect(await erasePhotos(backend, false, now, long)).toMatchObject({ diagnoses: 0 });
    expect(await erasePhotos(backend, false, nextNight, long)).toMatchObject({
      diagnoses: 1,
      professionals: 1,
    });
    expect(await photos()).toEqual([]);
  });

  test("an erasure leaves the photo of exactly the limit, and takes that of a millisecond before", async () => {
    const limit = photoRetentionLimit(24, now);
    await addDiagnosis("a", "d0", limit);
    await addDiagnosis("a", "d1", new Date(limit.getTime() - 1));
    await erasePhotos(backend, false, now, long);
    expect(await photos()).toEqual([diagnosisPhotoPath(idOf("a"), "d0")]);
  });

  test.each([2, 9, 17])(
    "an erasure that was killed after %i diagnoses is ended by the next run",
    async (questions) => {
      const { backend: dying, killed } = killedAfter(questions);
      void erasePhotos(dying, false, now, long);
      await killed;
      expect(await erasePhotos(backend, false, nextNight, long)).toMatchObject({ finished: nextNight });
      expect(await photos()).toEqual([]);
    },
  );

  test("an erasure that failed is found again by the next night, though its walk is not at its end", async () => {
    const remove = (path: string) =>
      path.includes(`users/${idOf("b")}/`)
        ? Promise.reject(new Error("cut off"))
        : backend.files.remove(path);
    const broken = { ...backend, files: { ...backend.files, remove } };
    const first = await erasePhotos(broken, false, now, short);
    expect(first).toMatchObject({ finished: null, failed: [idOf("b")] });
    const second = await erasePhotos(backend, false, nextNight, short);
    expect(second).toMatchObject({ finished: null, failed: [] });
    expect((await photos()).filter((path) => path.includes(`users/${idOf("b")}/`))).toEqual([]);
  });

  test("an erasure of an account that is erased meanwhile notes nothing about it", async () => {
    const list = async (prefix: string): Promise<string[]> => {
      if (prefix.includes(`users/${idOf("g")}/`))
        await local.admin.recursiveDelete(local.admin.doc(`users/${idOf("g")}`));
      return backend.files.list(prefix);
    };
    await erasePhotos({ ...backend, files: { ...backend.files, list } }, false, now, long);
    expect((await local.admin.doc(documentPaths.photoErasure(idOf("g"))).get()).exists).toBe(false);
  });

  test("an erasure writes nothing about accounts without an old photo", async () => {
    await erasePhotos(backend, false, now, long);
    expect((await local.admin.doc(documentPaths.photoErasure(idOf("a"))).get()).exists).toBe(false);
  });
});

test.each([
  [undefined, false],
  ["", false],
  ["erase", false],
  ["dry-run", true],
  [" dry-run ", true],
  ["dryrun", true],
])("the retention with CARNATION_RETENTION=%s is a trial run: %s", (said, isDryRun) => {
  for (const site of [undefined, "http://127.0.0.1:5000"]) {
    vi.stubEnv("LOCAL_FIREBASE_SITE", site);
    vi.stubEnv("CARNATION_RETENTION", said);
    expect(isRetentionDryRun()).toBe(isDryRun);
  }
});
