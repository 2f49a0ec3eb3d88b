import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import type { ResultEntry } from "@carnation/domain/result";
import { ANALYSIS_ATTEMPTS, ANALYSIS_LEASE_MS } from "@carnation/product/diagnosis";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { AnalysisPort, PhotoAnalysis } from "../../ports/analysis/analysisPort.ts";
import { backend as projectBackend, type Backend } from "../../backend/backend.ts";
import { testBackend, type TestBackend } from "../../testing/testBackend.ts";
import { claimNext } from "./claimNext.ts";
import { createQueueWorker } from "./createQueueWorker.ts";
import { enqueuePhoto } from "./enqueuePhoto.ts";
import { leaveQueue } from "./leaveQueue.ts";
import { receivePhoto } from "./receivePhoto.ts";

const entries: ResultEntry[] = [
  { algorithm_version_id: 30, result: { area_results: [{ area_name: "face", main_metric: { value: 46 } }] } },
];
const LONG = 60_000;

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
});
afterAll(() => local.stop());
afterEach(async () => {
  const left = await backend.db.collectionGroup("analysisqueue").get();
  await Promise.all(left.docs.map(({ ref }) => ref.delete()));
});

const diagnosisOf = (uid: string, id: string) => backend.db.doc(`users/${uid}/diagnosis/${id}`);
const queuedOf = (uid: string, id: string) => backend.db.doc(`users/${uid}/analysisqueue/${id}`);

/** Opens a diagnosis whose photo names it, and queues it. */
async function queued(uid: string, id: string): Promise<void> {
  await diagnosisOf(uid, id).set({
    uid,
    consent: true,
    state: "started",
    customer: null,
    created: new Date(),
  });
  await backend.files.create(`users/${uid}/diagnosis/${id}.jpg`, new TextEncoder().encode(id), "image/jpeg");
  await receivePhoto(backend, { uid, id });
}

/** An engine that notes which photos it was given, and answers each as the test says. */
function engineOf(answer: (id: string, times: number) => PhotoAnalysis | Promise<PhotoAnalysis>) {
  const seen: string[] = [];
  const port: AnalysisPort = {
    analyse(photo) {
      const id = new TextDecoder().decode(photo);
      seen.push(id);
      return Promise.resolve(answer(id, seen.filter((other) => other === id).length));
    },
  };
  return { seen, worker: createQueueWorker({ engine: () => port, firstPauseMs: 3 }) };
}

const done: PhotoAnalysis = { ok: true, entries, engineVersion: "test" };
const failed = (error: DiagnosisErrorCode): PhotoAnalysis => ({ ok: false, error });
const stateOf = async (uid: string, id: string): Promise<unknown> =>
  (await diagnosisOf(uid, id).get()).get("state");

test("photos of three accounts are analysed in turns, each once, and leave the queue", async () => {
  for (const id of ["a0", "a1", "a2", "b0", "c0"]) await queued(`turns-${id.slice(0, 1)}`, id);
  expect((await queuedOf("turns-a", "a1").get()).get("place")).toBe(4);
  const { seen, worker } = engineOf(() => done);
  await Promise.all([worker.work(backend, LONG), worker.work(backend, LONG)]);
  expect(seen).toEqual(["a0", "b0", "c0", "a1", "a2"]);
  expect(await stateOf("turns-a", "a2")).toBe("done");
  expect((await backend.db.collectionGroup("analysisqueue").get()).size).toBe(0);
});

test("a photo that was told twice is queued once, and one that has ended is not queued", async () => {
  await queued("twice", "one");
  expect(await enqueuePhoto(backend.db, { uid: "twice", id: "one" })).toBe(false);
  await diagnosisOf("twice", "ended").set({ uid: "twice", state: "done" });
  expect(await enqueuePhoto(backend.db, { uid: "twice", id: "ended" })).toBe(false);
});

test("an engine that is busy or absent for a while loses no photo, and no attempt is counted", async () => {
  await queued("patient", "one");
  let times = 0;
  const { worker } = engineOf(() => {
    times += 1;
    return times < 5 ? failed(times % 2 === 0 ? "busy" : "unavailable") : done;
  });
  await worker.work(backend, LONG);
  expect([times, await stateOf("patient", "one")]).toEqual([5, "done"]);
});

test("an engine that stays away leaves the photo waiting for the next run", async () => {
  await queued("outage", "one");
  const { seen, worker } = engineOf(() => failed("unavailable"));
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  await worker.work(backend, LONG);
  // Once, and after each of its six pauses, of which each is twice as long as the one before.
  expect(seen).toHaveLength(7);
  const pauses = [3, 6, 12, 24, 48, 96];
  expect(timers.mock.calls.flatMap(([, ms = 0]) => (pauses.includes(ms) ? [ms] : []))).toEqual(pauses);
  expect(await stateOf("outage", "one")).toBe("started");
  expect((await queuedOf("outage", "one").get()).data()).toMatchObject({
    attempts: 0,
    leased: null,
    place: 1,
  });
  const next = engineOf(() => done);
  await next.worker.work(backend, LONG);
  expect(await stateOf("outage", "one")).toBe("done");
});

test("an engine that stays away again after an analysis is waited for as long as at first", async () => {
  for (const id of ["one", "two"]) await queued("moody", id);
  let times = 0;
  const { worker } = engineOf(() => {
    times += 1;
    return times % 5 === 0 ? done : failed("unavailable");
  });
  await worker.work(backend, LONG);
  expect([times, await stateOf("moody", "one"), await stateOf("moody", "two")]).toEqual([10, "done", "done"]);
});

test("a photo that always fails lets the others pass, and ends with its reason after its attempts", async () => {
  await queued("stubborn", "bad");
  for (const id of ["good-1", "good-2"]) await queued("other", id);
  const { seen, worker } = engineOf((id) => (id === "bad" ? failed("timeout") : done));
  await worker.work(backend, LONG);
  expect(seen.slice(0, 3)).toEqual(["bad", "good-1", "bad"]);
  expect(seen.filter((id) => id === "bad")).toHaveLength(ANALYSIS_ATTEMPTS);
  expect((await diagnosisOf("stubborn", "bad").get()).get("error")).toBe("timeout");
  expect(await stateOf("other", "good-2")).toBe("done");
});

test("a photo whose attempts all took the process down is ended, not begun again", async () => {
  await queued("deadly", "one");
  await queuedOf("deadly", "one").update({ attempts: ANALYSIS_ATTEMPTS });
  const { seen, worker } = engineOf(() => done);
  await worker.work(backend, LONG);
  expect(seen).toEqual([]);
  expect((await diagnosisOf("deadly", "one").get()).data()).toMatchObject({
    state: "error",
    error: "internal",
  });
});

test("a photo of a worker that died is taken by another one once its lease is over", async () => {
  await queued("widow", "one");
  const first = await claimNext(backend.db);
  expect(first).toHaveProperty("claim");
  expect(await claimNext(backend.db)).toHaveProperty("until");
  const soon = Timestamp.fromMillis(Date.now() + 300);
  expect(soon.toMillis()).toBeLessThan(Date.now() + ANALYSIS_LEASE_MS);
  await queuedOf("widow", "one").update({ leased: soon });
  const { seen, worker } = engineOf(() => done);
  await worker.work(backend, LONG);
  expect(seen).toEqual(["one"]);
  expect(await stateOf("widow", "one")).toBe("done");
});

test("a worker whose photo another one has taken meanwhile changes nothing of it when it comes back", async () => {
  const claimed = async () => {
    const next = await claimNext(backend.db);
    if (next === null || !("claim" in next)) throw new Error("Nothing was taken");
    return next.claim;
  };
  await queued("slow", "one");
  const slow = await claimed();
  await queuedOf("slow", "one").update({ leased: Timestamp.fromMillis(Date.now() - 1) });
  expect((await claimed()).attempts).toBe(2);
  const taken = (await queuedOf("slow", "one").get()).data();
  await slow.release(false);
  expect((await queuedOf("slow", "one").get()).data()).toEqual(taken);
});

test("a worker renews its lease no longer once the analysis has ended, or failed", async () => {
  const [begin, end] = [vi.spyOn(globalThis, "setInterval"), vi.spyOn(globalThis, "clearInterval")];
  onTestFinished(() => void vi.restoreAllMocks());
  for (const id of ["one", "gone"]) await queued("renewed", id);
  await backend.files.remove("users/renewed/diagnosis/gone.jpg");
  await engineOf(() => done).worker.work(backend, LONG);
  const renewals = begin.mock.calls.flatMap(([, ms], call) =>
    ms === ANALYSIS_LEASE_MS / 3 ? [begin.mock.results[call]?.value] : [],
  );
  expect(renewals).toHaveLength(2);
  for (const renewal of renewals) expect(end).toHaveBeenCalledWith(renewal);
});

test("a photo that comes while the worker waits for a dead one's lease is analysed at once", async () => {
  await queued("dead", "held");
  await claimNext(backend.db);
  const { seen, worker } = engineOf(() => done);
  const working = worker.work(backend, LONG);
  await queued("alive", "fresh");
  await worker.work(backend, LONG);
  await expect.poll(() => seen).toEqual(["fresh"]);
  await queuedOf("dead", "held").update({ leased: null });
  await worker.work(backend, LONG);
  await working;
  expect(seen).toEqual(["fresh", "held"]);
});

test("a photo that two workers ask for at once is taken by one of them, and waited for by the other", async () => {
  await queued("wanted", "one");
  const both = await Promise.all([claimNext(backend.db), claimNext(backend.db)]);
  expect(both.flatMap((next) => (next !== null && "claim" in next ? [next.claim.attempts] : []))).toEqual([
    1,
  ]);
  expect((await queuedOf("wanted", "one").get()).get("attempts")).toBe(1);
});

test("a worker that another one has forestalled waits for the photo that it was told of alone", async () => {
  await queued("taken", "one");
  await claimNext(backend.db);
  const photo = { uid: "taken", id: "one" };
  const { seen, worker } = engineOf(() => done);
  await worker.work(backend, LONG, { uid: "taken", id: "other" });
  await worker.work(backend, LONG, null);
  expect(seen).toEqual([]);
  await queuedOf("taken", "one").update({ leased: Timestamp.fromMillis(Date.now() + 300) });
  await worker.work(backend, LONG, photo);
  expect(seen).toEqual(["one"]);
});

test("a worker with several lanes analyses photos at the same time, and opens no lane for nothing", async () => {
  for (const id of ["one", "two", "three"]) await queued("lanes", id);
  let atOnce = 0;
  let most = 0;
  const port: AnalysisPort = {
    async analyse() {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 500));
      atOnce -= 1;
      return done;
    },
  };
  const worker = createQueueWorker({ engine: () => port, lanes: () => 4 });
  await worker.work(backend, LONG);
  expect(most).toBe(3);
  expect(await stateOf("lanes", "three")).toBe("done");
  await queued("lanes", "alone");
  const before = local.local.usage().reads;
  await worker.work(backend, LONG);
  expect(local.local.usage().reads - before).toBeLessThanOrEqual(20);
});

test("a worker that is called again with less time goes on for as long as it was told at first", async () => {
  for (const id of ["one", "two"]) await queued("shorter", id);
  const { seen, worker } = engineOf(async (id) => {
    if (id === "one") await worker.work(backend, 0);
    return done;
  });
  await worker.work(backend, LONG);
  expect(seen).toEqual(["one", "two"]);
});

test("a worker whose time is over says that photos are left", async () => {
  await queued("late", "one");
  const { seen, worker } = engineOf(() => done);
  await expect(worker.work(backend, 0)).rejects.toThrow("left in the queue");
  expect(seen).toEqual([]);
  await worker.work(backend, LONG);
  expect(seen).toEqual(["one"]);
});

test("a photo that is gone, and one that cannot be read now, do not stop the queue", async () => {
  await queued("gone", "one");
  await backend.files.remove("users/gone/diagnosis/one.jpg");
  await queued("unread", "two");
  // As often as an engine may fail at it: the store's failures do not count.
  let refusals = ANALYSIS_ATTEMPTS;
  const read: Backend["files"]["read"] = (path) => {
    if (!path.includes("unread") || path.endsWith(".json") || refusals === 0) return backend.files.read(path);
    refusals -= 1;
    return Promise.reject(new Error("store gone"));
  };
  const { seen, worker } = engineOf(() => done);
  await worker.work({ ...backend, files: { ...backend.files, read } }, LONG);
  expect(seen).toEqual(["two"]);
  expect((await queuedOf("gone", "one").get()).exists).toBe(false);
  expect(await stateOf("gone", "one")).toBe("started");
  expect(await stateOf("unread", "two")).toBe("done");
});

describe("a diagnosis that waits for nothing any more", () => {
  test.each([
    ["ended", (uid: string) => diagnosisOf(uid, "one").update({ state: "error", error: "abandoned" })],
    ["deleted", (uid: string) => diagnosisOf(uid, "one").delete()],
  ])(
    "a diagnosis that waits for nothing any more leaves the queue when it is %s, and those behind it move up",
    async (what, end) => {
      const uid = `leaves-${what}`;
      await queued(uid, "one");
      await queued(uid, "two");
      const before = await diagnosisOf(uid, "one").get();
      await end(uid);
      const state: unknown = (await diagnosisOf(uid, "one").get()).get("state");
      await leaveQueue(backend.db, before, state);
      expect((await queuedOf(uid, "one").get()).exists).toBe(false);
      expect((await queuedOf(uid, "two").get()).get("place")).toBe(1);
    },
  );

  test("a diagnosis that is opened again before its end was told stays in the queue", async () => {
    await queued("reopened", "one");
    const before = await diagnosisOf("reopened", "one").get();
    await diagnosisOf("reopened", "one").update({ state: "error", error: "timeout" });
    await diagnosisOf("reopened", "one").update({ state: "started" });
    await leaveQueue(backend.db, before, "error");
    expect((await queuedOf("reopened", "one").get()).exists).toBe(true);
  });

  test("a diagnosis that waits for nothing any more is not analysed although its entry is still there", async () => {
    await queued("stale", "one");
    await diagnosisOf("stale", "one").update({ state: "error", error: "abandoned" });
    const { seen, worker } = engineOf(() => done);
    await worker.work(backend, LONG);
    expect(seen).toEqual([]);
    expect((await diagnosisOf("stale", "one").get()).get("error")).toBe("abandoned");
  });
});
