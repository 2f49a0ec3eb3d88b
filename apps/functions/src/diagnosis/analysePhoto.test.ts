import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import type { ResultEntry } from "@carnation/domain/result";
import { parseAiSettings } from "@carnation/product/ai-settings";
import { ANALYSIS_ATTEMPTS } from "@carnation/product/diagnosis";
import { diagnosisResultPath, documentPaths } from "@carnation/product/path";
import { ref, uploadBytes } from "firebase/storage";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AnalysisPort, PhotoAnalysis } from "../ports/analysis/analysisPort.ts";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { everyScore } from "../testing/everyScore.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { analysePhoto as attempt, type AttemptOutcome, type PhotoAttempt } from "./analysePhoto.ts";

const entries: ResultEntry[] = [
  { algorithm_version_id: 30, result: { area_results: [{ area_name: "face", main_metric: { value: 46 } }] } },
];
const scored: AnalysisPort = { analyse: async () => ({ ok: true, entries, engineVersion: "test" }) };

/** An attempt that comes to its outcome only after `before` has ended. */
const late = (before: () => Promise<unknown>, outcome: PhotoAnalysis | Error): AnalysisPort => ({
  async analyse() {
    await before();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  },
});

let local: TestBackend;
let backend: Backend;

/** One attempt, the first one, under the settings that are stored. */
async function analysePhoto(
  all: Backend,
  port: AnalysisPort,
  { attempts = 1, ...photo }: Pick<PhotoAttempt, "uid" | "id"> & Partial<PhotoAttempt>,
): Promise<AttemptOutcome> {
  const settings = parseAiSettings((await all.db.doc(documentPaths.aiSettings()).get()).data());
  return attempt(all, port, { ...photo, attempts, settings });
}

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
});

afterAll(() => local.stop());

async function startedWithPhoto(id: string): Promise<FirebaseFirestore.DocumentReference> {
  const diagnosis = backend.db.doc(`users/claire/diagnosis/${id}`);
  await diagnosis.set({ state: "started", customer: null });
  await backend.files.create(`users/claire/diagnosis/${id}.jpg`, new Uint8Array([1]), "image/jpeg");
  return diagnosis;
}

test("a repeated delivery leaves the diagnosis as it ended, with what the statistics count of it", async () => {
  const diagnosis = await startedWithPhoto("twice");
  await backend.db.doc(documentPaths.aiSettings()).set(everyScore);
  await analysePhoto(backend, scored, { uid: "claire", id: "twice" });
  const ended = await diagnosis.get();
  await analysePhoto(backend, scored, { uid: "claire", id: "twice" });
  expect((await diagnosis.get()).updateTime).toEqual(ended.updateTime);
  expect(ended.get("state")).toBe("done");
  expect(ended.get("measured")).toEqual({
    analysis_ms: expect.any(Number),
    image_quality: null,
    priorities: [30],
  });
  await backend.db.doc(documentPaths.aiSettings()).delete();
});

test("a photo on which nothing can be measured is refused with its reason, and leaves no result", async () => {
  const diagnosis = await startedWithPhoto("covered");
  const nothing: AnalysisPort = {
    analyse: async () => ({
      ok: true,
      engineVersion: "test",
      entries: [30, 36, 69].map((id) => ({
        algorithm_version_id: id,
        result: { area_results: [], not_measured: { reason: "hidden-by-object" } },
      })),
    }),
  };
  await analysePhoto(backend, nothing, { uid: "claire", id: "covered" });
  expect((await diagnosis.get()).data()).toMatchObject({ state: "error", error: "face-covered" });
  await expect(backend.files.read("users/claire/diagnosis/covered.json")).rejects.toBeInstanceOf(Error);
});

describe("the masks", () => {
  const drawing = (engine: string): AnalysisPort => ({
    analyse: async () => ({ ok: true, entries, engineVersion: engine, masks: { version: 1, engine } }),
  });
  const masksOf = async (id: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await backend.files.read(`users/claire/diagnosis/${id}.masks.json`)));

  test("the masks are written beside the result, and stay as they were first written", async () => {
    await startedWithPhoto("drawn");
    const first = () => analysePhoto(backend, drawing("first"), { uid: "claire", id: "drawn" });
    const masks = { version: 1, engine: "second" };
    const second: PhotoAnalysis = { ok: true, entries, engineVersion: "second", masks };
    await analysePhoto(backend, late(first, second), { uid: "claire", id: "drawn" });
    expect(await masksOf("drawn")).toEqual({ version: 1, engine: "first" });
  });

  test("the masks are there before the diagnosis is done: a store that fails keeps it waiting", async () => {
    const diagnosis = await startedWithPhoto("unwritten");
    const create: Backend["files"]["create"] = (path, ...rest) =>
      path.endsWith(".masks.json")
        ? Promise.reject(new Error("store gone"))
        : backend.files.create(path, ...rest);
    const failing: Backend = { ...backend, files: { ...backend.files, create } };
    const photo = { uid: "claire", id: "unwritten" };
    await expect(analysePhoto(failing, drawing("first"), photo)).rejects.toThrow("store gone");
    expect((await diagnosis.get()).get("state")).toBe("started");
    await analysePhoto(backend, drawing("again"), photo);
    expect((await diagnosis.get()).get("state")).toBe("done");
    expect(await masksOf("unwritten")).toEqual({ version: 1, engine: "again" });
  });

  test("the masks are not written by an analysis that has none", async () => {
    await startedWithPhoto("undrawn");
    await analysePhoto(backend, scored, { uid: "claire", id: "undrawn" });
    expect(await backend.files.exists("users/claire/diagnosis/undrawn.masks.json")).toBe(false);
  });
});

describe("the AI settings", () => {
  const settings = () => backend.db.doc("settings/ai");
  const blurred: PhotoAnalysis = {
    ok: true,
    engineVersion: "test",
    entries: [
      ...entries,
      {
        algorithm_version_id: 43,
        result: { area_results: [{ area_name: "face", main_metric: { value: 40 } }] },
      },
    ],
  };
  const analysed = async (id: string): Promise<FirebaseFirestore.DocumentSnapshot> => {
    const diagnosis = await startedWithPhoto(id);
    await analysePhoto(backend, { analyse: async () => blurred }, { uid: "claire", id });
    return diagnosis.get();
  };
  afterEach(() => settings().delete());

  test.each([
    ["off", "done", "accepted"],
    ["advise", "done", "advised-against"],
    ["block", "error", undefined],
  ])("a poor photo, %s: %s", async (mode, state, verdict) => {
    await settings().set({ quality: { mode, threshold: 50 } });
    const ended = await analysed(`quality-${mode}`);
    expect(ended.get("state")).toBe(state);
    expect(ended.get("judgement.photoVerdict")).toBe(verdict);
    expect(ended.get("error") ?? null).toBe(mode === "block" ? "low-quality" : null);
    expect(await backend.files.exists(diagnosisResultPath("claire", ended.id))).toBe(state === "done");
  });

  test("a diagnosis keeps the limits that it was judged by, whatever is set later", async () => {
    await settings().set({ version: 7, criteria: { 30: { good: 45, medium: 30, stable: 2 } } });
    const ended = await analysed("judged");
    await settings().set({ version: 8, criteria: { 30: { good: 90, medium: 80 } } });
    expect(ended.get("judgement")).toMatchObject({
      version: 7,
      criteria: { 30: { good: 45, medium: 30, stable: 2 }, 32: { good: 70, medium: 50 } },
      jowlsScale: "four-is-sharp",
    });
  });
});

test("an engine that breaks at every attempt ends the diagnosis with an error instead of leaving it waiting", async () => {
  const diagnosis = await startedWithPhoto("broken");
  const broken: AnalysisPort = { analyse: () => Promise.reject(new Error("worker gone")) };
  await analysePhoto(backend, broken, { uid: "claire", id: "broken", attempts: ANALYSIS_ATTEMPTS });
  expect((await diagnosis.get()).data()).toMatchObject({ state: "error", error: "internal" });
});

test("a photo that claims to be compressed is read as it was sent, and its diagnosis ends", async () => {
  await local.addUser("zoe");
  const diagnosis = backend.db.doc("users/zoe/diagnosis/claimed");
  await diagnosis.set({ uid: "zoe", state: "started", consent: true, customer: null });
  const { storage } = await local.signIn("zoe");
  const claim = { contentType: "image/jpeg", contentEncoding: "gzip" };
  await uploadBytes(ref(storage, "users/zoe/diagnosis/claimed.jpg"), new Uint8Array([1, 2]), claim);
  const seen: number[][] = [];
  const looking: AnalysisPort = {
    analyse(photo) {
      seen.push([...photo]);
      return Promise.resolve({ ok: false, error: "not-an-image" });
    },
  };
  await analysePhoto(backend, looking, { uid: "zoe", id: "claimed" });
  expect(seen).toEqual([[1, 2]]);
  expect((await diagnosis.get()).get("state")).toBe("error");
});

test.each([
  [undefined, false],
  [{ enabled: true }, false],
  [{ enabled: true, decidedBy: "sophie", decided: new Date(0) }, true],
  [{ enabled: false, decidedBy: "sophie", decided: new Date(0) }, false],
])("the age is estimated as the settings have it: %j", async (perceivedAge, asked) => {
  await backend.db.doc("settings/ai").set(perceivedAge === undefined ? {} : { perceivedAge });
  const id = `aged-${JSON.stringify(perceivedAge)?.length ?? 0}`;
  await startedWithPhoto(id);
  const seen: boolean[] = [];
  const looking: AnalysisPort = {
    analyse(_photo, options) {
      seen.push(options?.perceivedAge ?? false);
      return Promise.resolve({ ok: true, entries, engineVersion: "test" });
    },
  };
  await analysePhoto(backend, looking, { uid: "claire", id });
  expect(seen).toEqual([asked]);
});

test("an age that was not asked for is not kept, whoever gave it", async () => {
  await backend.db.doc("settings/ai").set({});
  await startedWithPhoto("unasked");
  const age = {
    algorithm_version_id: 31,
    result: { area_results: [{ area_name: "face", main_metric: { value: 44 } }] },
  };
  const telling: AnalysisPort = {
    analyse: () => Promise.resolve({ ok: true, entries: [...entries, age], engineVersion: "remote" }),
  };
  await analysePhoto(backend, telling, { uid: "claire", id: "unasked" });
  const kept: unknown = JSON.parse(
    new TextDecoder().decode(await backend.files.read(diagnosisResultPath("claire", "unasked"))),
  );
  expect(kept).toEqual([
    ...entries,
    { ...age, result: { area_results: [], not_measured: { reason: "switched-off" } } },
  ]);
});

test("a missing photo is an error to retry, not an answer", async () => {
  const diagnosis = backend.db.doc("users/claire/diagnosis/absent");
  await diagnosis.set({ state: "started", customer: null });
  await expect(analysePhoto(backend, scored, { uid: "claire", id: "absent" })).rejects.toMatchObject({
    code: 404,
  });
  expect((await diagnosis.get()).get("state")).toBe("started");
});

describe("an attempt that ends after another one has", () => {
  const other = [
    {
      algorithm_version_id: 30,
      result: { area_results: [{ area_name: "face", main_metric: { value: 12 } }] },
    },
  ];

  test.each<[what: string, id: string, outcome: PhotoAnalysis | Error]>([
    ["a failure with a reason", "late-reason", { ok: false, error: "timeout" }],
    ["a worker that broke", "late-break", new Error("worker gone")],
    ["another result", "late-result", { ok: true, entries: other, engineVersion: "other" }],
  ])(
    "an attempt that ends after another one has leaves what is done as it is: %s",
    async (_what, id, outcome) => {
      const diagnosis = await startedWithPhoto(id);
      const first = () => analysePhoto(backend, scored, { uid: "claire", id });
      await analysePhoto(backend, late(first, outcome), { uid: "claire", id });
      const ended = (await diagnosis.get()).data();
      expect(ended).toMatchObject({ state: "done", engine_version: "test" });
      expect(ended).not.toHaveProperty("error");
      const result = await backend.files.read(`users/claire/diagnosis/${id}.json`);
      expect(JSON.parse(new TextDecoder().decode(result))).toEqual(entries);
    },
  );

  test("an attempt that ends after another one has leaves an error as it is", async () => {
    const diagnosis = await startedWithPhoto("late-success");
    const refused: AnalysisPort = { analyse: async () => ({ ok: false, error: "no-face" }) };
    const first = () => analysePhoto(backend, refused, { uid: "claire", id: "late-success" });
    const success: PhotoAnalysis = { ok: true, entries, engineVersion: "test" };
    await analysePhoto(backend, late(first, success), { uid: "claire", id: "late-success" });
    expect((await diagnosis.get()).data()).toMatchObject({ state: "error", error: "no-face" });
  });

  test("an attempt that ends after another one has goes on from a result that was written before the diagnosis could be ended", async () => {
    const diagnosis = await startedWithPhoto("halfway");
    await backend.files.create(
      "users/claire/diagnosis/halfway.json",
      JSON.stringify(entries),
      "application/json",
    );
    await analysePhoto(backend, scored, { uid: "claire", id: "halfway" });
    expect((await diagnosis.get()).get("state")).toBe("done");
  });
});

describe("the client's last diagnosis", () => {
  const created = new Date("2026-11-21T13:05:00Z");
  const later = new Date("2026-11-22T09:00:00Z");

  test("the client's last diagnosis stays the latest when an older one is done after it", async () => {
    const client = backend.db.doc("users/claire/customers/anais");
    await client.set({ firstname: "Anaïs", last_diagnostic: { id: "newer", date: later } });
    const older = await startedWithPhoto("older");
    await older.update({ customer: client, created });
    await analysePhoto(backend, scored, { uid: "claire", id: "older" });
    expect((await older.get()).get("state")).toBe("done");
    expect((await client.get()).get("last_diagnostic.id")).toBe("newer");
  });

  test("the client's last diagnosis is nobody's when the client has been deleted meanwhile, and the diagnosis ends all the same", async () => {
    const diagnosis = await startedWithPhoto("orphan");
    await diagnosis.update({ customer: backend.db.doc("users/claire/customers/partie"), created });
    await analysePhoto(backend, scored, { uid: "claire", id: "orphan" });
    expect((await diagnosis.get()).get("state")).toBe("done");
    expect((await backend.db.doc("users/claire/customers/partie").get()).exists).toBe(false);
  });
});

test("a delivery that comes after the end is not analysed again", async () => {
  await startedWithPhoto("ended");
  await analysePhoto(backend, scored, { uid: "claire", id: "ended" });
  let analyses = 0;
  const counting: AnalysisPort = {
    async analyse() {
      analyses += 1;
      return { ok: false, error: "internal" };
    },
  };
  await analysePhoto(backend, counting, { uid: "claire", id: "ended" });
  expect(analyses).toBe(0);
});

test("a diagnosis that was deleted while it was analysed leaves nothing", async () => {
  const diagnosis = await startedWithPhoto("erased");
  const path = "users/claire/diagnosis/erased";
  const written: string[] = [];
  const create: Backend["files"]["create"] = async (name, ...rest) => {
    await backend.files.create(name, ...rest);
    written.push(name);
    if (name.endsWith(".masks.json")) await diagnosis.delete();
  };
  const watching: Backend = { ...backend, files: { ...backend.files, create } };
  const port: AnalysisPort = {
    analyse: async () => ({ ok: true, entries, engineVersion: "test", masks: { version: 1 } }),
  };
  await analysePhoto(watching, port, { uid: "claire", id: "erased" });
  expect(written).toEqual([`${path}.json`, `${path}.masks.json`]);
  const left = await Promise.all(written.map((name) => backend.files.exists(name)));
  expect(left).toEqual([false, false]);
  expect((await diagnosis.get()).exists).toBe(false);
});

describe("an analysis that nobody waits for any more", () => {
  test.each<[what: string, end: (diagnosis: FirebaseFirestore.DocumentReference) => Promise<unknown>]>([
    ["abandoned", (diagnosis) => diagnosis.update({ state: "error", error: "abandoned" })],
    ["deleted", (diagnosis) => diagnosis.delete()],
  ])("an analysis is given up when its diagnosis is %s", async (what, end) => {
    const diagnosis = await startedWithPhoto(`given-up-${what}`);
    const begun = Promise.withResolvers<void>();
    const endless: AnalysisPort = {
      analyse: (_photo, { account, signal } = {}) =>
        new Promise((_settle, reject) => {
          expect(account).toBe("claire");
          signal?.addEventListener("abort", () => reject(signal.reason));
          begun.resolve();
        }),
    };
    const analysing = analysePhoto(backend, endless, { uid: "claire", id: diagnosis.id });
    await begun.promise;
    await end(diagnosis);
    await analysing;
    expect((await diagnosis.get()).get("error")).toBe(what === "deleted" ? undefined : "abandoned");
    expect(await backend.files.exists(`users/claire/diagnosis/${diagnosis.id}.json`)).toBe(false);
  });
});

describe("an attempt without a result", () => {
  const failing = (error: DiagnosisErrorCode): AnalysisPort => ({
    analyse: async () => ({ ok: false, error }),
  });

  test.each([
    ["busy", ANALYSIS_ATTEMPTS, "untried"],
    ["unavailable", ANALYSIS_ATTEMPTS, "untried"],
    ["timeout", 1, "again"],
    ["internal", ANALYSIS_ATTEMPTS - 1, "again"],
  ] as const)("%s, at attempt %i, leaves the diagnosis waiting: %s", async (error, attempts, outcome) => {
    const id = `waits-${error}`;
    const diagnosis = await startedWithPhoto(id);
    const came = await analysePhoto(backend, failing(error), { uid: "claire", id, attempts });
    expect([came, (await diagnosis.get()).get("state")]).toEqual([outcome, "started"]);
  });

  test.each([
    ["timeout", ANALYSIS_ATTEMPTS],
    ["internal", ANALYSIS_ATTEMPTS],
    ["no-face", 1],
  ] as const)("%s, at attempt %i, ends the diagnosis with its reason", async (error, attempts) => {
    const id = `ends-${error}`;
    const diagnosis = await startedWithPhoto(id);
    const came = await analysePhoto(backend, failing(error), { uid: "claire", id, attempts });
    expect([came, (await diagnosis.get()).get("error")]).toEqual(["ended", error]);
  });
});

test("the photo of an unknown diagnosis is left alone", async () => {
  await expect(analysePhoto(backend, scored, { uid: "claire", id: "inconnu" })).resolves.toBe("ended");
});
