import {
  type AiSettingsValues,
  aiSettingsValues,
  defaultAiSettings,
  parseAiSettings,
  parseAiSettingsVersion,
  parseDisplaySettings,
} from "@carnation/product/ai-settings";
import { judgementOf } from "@carnation/product/judgement";
import type { Actor } from "@carnation/product/permission";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AnalysisPort } from "../ports/analysis/analysisPort.ts";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { rejudgeDiagnoses } from "./rejudgeDiagnoses.ts";
import { saveAiSettings as saveSettings, setPerceivedAge as switchPerceivedAge } from "./saveAiSettings.ts";
import { aiEnvironment, readAiEnvironment, tryAiSettings } from "./tryAiSettings.ts";

const actorOf = (uid: string, role: Actor["role"] = "admin"): Actor => ({
  uid,
  role,
  active: true,
  subscribed: true,
});
const sophie = actorOf("sophie");
const others = [actorOf("karim", "employee"), actorOf("claire", "customer"), { ...sophie, active: false }];
const starting = aiSettingsValues(defaultAiSettings());
const perDay = (diagnosesPerDay: number): AiSettingsValues => ({
  ...starting,
  limits: { ...starting.limits, diagnosesPerDay },
});

const services = { hasRemote: false, hasRecapModel: false, hasAgeModel: true };
const embeddedOnly = aiEnvironment(services);
const saveAiSettings = (db: TestBackend["admin"], actor: Actor, payload: unknown) =>
  saveSettings(db, actor, payload, embeddedOnly);
const setPerceivedAge = (db: TestBackend["admin"], actor: Actor, payload: unknown, hasAgeModel = true) =>
  switchPerceivedAge(db, actor, payload, { hasAgeModel });

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
  await backend.addUser("sophie", { role: "admin" });
  await backend.admin.doc("users/sophie").update({ firstname: "Sophie", lastname: "Admin" });
});

beforeEach(() => backend.admin.recursiveDelete(backend.admin.collection("settings")));

afterAll(() => backend.stop());

const inForce = async () => parseAiSettings((await backend.admin.doc("settings/ai").get()).data());
const versions = async () => {
  const { docs } = await backend.admin.collection("settings/ai/versions").orderBy("settings.version").get();
  return docs.map((stored) => parseAiSettingsVersion(stored.id, stored.data()));
};

test("each version is kept with who saved it, the starting values first, and screens get their part", async () => {
  const shorter = { ...perDay(50), recommendations: { ...starting.recommendations, maxItems: 4 } };
  expect(await saveAiSettings(backend.admin, sophie, { version: 0, values: shorter })).toEqual({
    version: 1,
  });
  await saveAiSettings(backend.admin, sophie, { version: 1, values: starting, restored: 0 });
  expect(await inForce()).toMatchObject({
    version: 2,
    updatedBy: "sophie",
    limits: { diagnosesPerDay: 200 },
  });
  expect(
    (await versions()).map(({ id, author, restored, settings }) => [
      id,
      author,
      restored,
      settings.limits.diagnosesPerDay,
    ]),
  ).toEqual([
    ["0", "", null, 200],
    ["1", "Sophie Admin", null, 50],
    ["2", "Sophie Admin", 0, 200],
  ]);
  await saveAiSettings(backend.admin, sophie, { version: 2, values: shorter });
  const display = parseDisplaySettings((await backend.admin.doc("settings/display").get()).data());
  expect(display).toMatchObject({ version: 3, recommendations: { maxItems: 4 } });
});

test("a version that is no longer in force is not written over; the same values again are no other version", async () => {
  await saveAiSettings(backend.admin, sophie, { version: 0, values: perDay(50) });
  await expect(
    saveAiSettings(backend.admin, sophie, { version: 0, values: perDay(60) }),
  ).rejects.toMatchObject({ code: "aborted" });
  // The answer was lost, and it is sent again.
  expect(await saveAiSettings(backend.admin, sophie, { version: 0, values: perDay(50) })).toEqual({
    version: 1,
  });
  expect(await versions()).toHaveLength(2);
});

test("two administrators who save the AI settings at once are not both taken: one is told of the other", async () => {
  const both = await Promise.allSettled(
    [10, 20].map((limit) => saveAiSettings(backend.admin, sophie, { version: 0, values: perDay(limit) })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await inForce()).version).toBe(1);
});

test("settings that make no sense are refused on the server, too", async () => {
  const { criteria } = starting;
  const values = { ...starting, criteria: { ...criteria, 30: { ...criteria[30], good: 40 } } };
  await expect(saveAiSettings(backend.admin, sophie, { version: 0, values })).rejects.toMatchObject({
    code: "invalid-argument",
  });
  expect((await inForce()).version).toBe(0);
});

test.each([
  ["another version of the engine", { name: "embedded" as const, version: "carnation-0.9.0" }],
  ["a service that is not configured", { name: "remote" as const, version: null }],
])(
  "an older version is not restored when it asks for %s: no photo would be analysed",
  async (_what, engine) => {
    await saveAiSettings(backend.admin, sophie, { version: 0, values: perDay(50) });
    const older = { version: 1, values: { ...starting, engine }, restored: 0 };
    await expect(saveAiSettings(backend.admin, sophie, older)).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("aucune photo ne serait analysée"),
    });
    expect(await inForce()).toMatchObject({ version: 1, engine: starting.engine });
  },
);

test("the perceived age is switched by itself, signed, and is a version like another", async () => {
  expect(await setPerceivedAge(backend.admin, sophie, { enabled: true })).toEqual({ version: 1 });
  expect((await inForce()).perceivedAge).toMatchObject({ enabled: true, decidedBy: "sophie" });
  expect(await setPerceivedAge(backend.admin, sophie, { enabled: true })).toEqual({ version: 1 });
  await saveAiSettings(backend.admin, sophie, { version: 1, values: perDay(50) });
  expect((await inForce()).perceivedAge.enabled).toBe(true);
  await setPerceivedAge(backend.admin, sophie, { enabled: false });
  expect(await inForce()).toMatchObject({ version: 3, perceivedAge: { enabled: false } });
});

test("the perceived age is not switched on where its model is not installed, and can always be switched off", async () => {
  const on = { enabled: true };
  await expect(setPerceivedAge(backend.admin, sophie, on, false)).rejects.toMatchObject({
    code: "refused",
    message: expect.stringContaining("n’est pas installé sur ce serveur"),
  });
  expect(await inForce()).toMatchObject({ version: 0, perceivedAge: { enabled: false } });
  // Switched on while the model was there, the call is answered again, and switching off needs none.
  await setPerceivedAge(backend.admin, sophie, on);
  expect(await setPerceivedAge(backend.admin, sophie, on, false)).toEqual({ version: 1 });
  expect(await setPerceivedAge(backend.admin, sophie, { enabled: false }, false)).toEqual({ version: 2 });
  expect((await inForce()).perceivedAge.enabled).toBe(false);
  // A remote service has a model of its own.
  const remote = { ...starting, engine: { name: "remote" as const, version: null } };
  await saveSettings(
    backend.admin,
    sophie,
    { version: 2, values: remote },
    { ...embeddedOnly, hasRemote: true },
  );
  expect(await setPerceivedAge(backend.admin, sophie, on, false)).toEqual({ version: 4 });
});

test.each(others)("$role, active $active: nothing of it", async (actor) => {
  const refused = { code: expect.stringMatching(/permission-denied|account-disabled/u) };
  const engine: AnalysisPort = { analyse: () => Promise.reject(new Error("asked")) };
  const photo = { photo: "AQID", engine: "embedded", perceivedAge: false };
  await expect(saveAiSettings(backend.admin, actor, { version: 0, values: perDay(9) })).rejects.toMatchObject(
    refused,
  );
  await expect(setPerceivedAge(backend.admin, actor, { enabled: true })).rejects.toMatchObject(refused);
  await expect(
    tryAiSettings({ db: backend.admin }, { embedded: engine, remote: null }, actor, photo),
  ).rejects.toMatchObject(refused);
  expect(() => readAiEnvironment(actor, services)).toThrow(/read-ai-settings|account-disabled/u);
});

test("older diagnoses are judged anew by the version in force; what was measured and proposed stays", async () => {
  const { version } = await saveAiSettings(backend.admin, sophie, { version: 0, values: starting });
  expect(version).toBe(0);
  await saveAiSettings(backend.admin, sophie, { version: 0, values: perDay(50) });
  const diagnoses = ["claire", "nadia"].map((uid) => backend.admin.collection(`users/${uid}/diagnosis`));
  const [hers, theirs] = diagnoses;
  const old = { ...judgementOf(defaultAiSettings()), photoVerdict: "advised-against" };
  await hers!.doc("before").set({ state: "done", recommendations: { cosmetics: ["kept"] } });
  await theirs!.doc("judged").set({ state: "done", judgement: old });
  await theirs!.doc("failed").set({ state: "error" });
  const ask = (payload: object) =>
    rejudgeDiagnoses(backend.admin, sophie, { version: 1, cursor: null, ...payload });
  expect(await ask({ apply: false })).toEqual({ waiting: 2, cursor: null });
  expect((await hers!.doc("before").get()).get("judgement")).toBeUndefined();
  expect(await ask({ apply: true })).toEqual({ waiting: 0, cursor: null });
  expect((await hers!.doc("before").get()).data()).toMatchObject({
    recommendations: { cosmetics: ["kept"] },
    judgement: { version: 1, photoVerdict: "accepted" },
  });
  expect((await theirs!.doc("judged").get()).get("judgement")).toMatchObject({
    version: 1,
    photoVerdict: "advised-against",
  });
  expect((await theirs!.doc("failed").get()).get("judgement")).toBeUndefined();
  expect(await ask({ apply: true, cursor: "users/claire/diagnosis/before" })).toMatchObject({ waiting: 0 });
  await expect(ask({ version: 7, apply: true })).rejects.toMatchObject({ code: "aborted" });
  const log = await backend.admin.collection("adminlog").get();
  expect(log.docs.map((entry) => [entry.get("by_name"), entry.get("after")])).toEqual([
    ["Sophie Admin", { version: 1, diagnoses: 2 }],
  ]);
  for (const collection of diagnoses) await backend.admin.recursiveDelete(collection);
});

test("a diagnosis that cannot be judged anew fails its step, and nothing beside it", async () => {
  await saveAiSettings(backend.admin, sophie, { version: 0, values: perDay(50) });
  const diagnosis = backend.admin.doc("users/claire/diagnosis/unwritable");
  await diagnosis.set({ state: "done" });
  const writer = backend.admin.bulkWriter();
  vi.spyOn(writer, "update").mockImplementation(() => Promise.reject(new Error("no room")));
  vi.spyOn(writer, "close").mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const opened = vi.spyOn(backend.admin, "bulkWriter").mockReturnValue(writer);
  const step = rejudgeDiagnoses(backend.admin, sophie, { version: 1, apply: true, cursor: null });
  await expect(step).rejects.toThrow("no room");
  opened.mockRestore();
  await diagnosis.delete();
});

test("a trial gives what the engine says of the photo, and keeps nothing", async () => {
  const seen: unknown[] = [];
  const embedded: AnalysisPort = {
    async analyse(photo, options) {
      seen.push([[...photo], options]);
      return { ok: true, entries: [], engineVersion: "test", masks: {} };
    },
  };
  const trial = (engine: string) =>
    tryAiSettings({ db: backend.admin }, { embedded, remote: null }, sophie, {
      photo: "AQID",
      engine,
      perceivedAge: true,
    });
  expect(await trial("embedded")).toEqual({
    ok: true,
    entries: [],
    engineVersion: "test",
    analysisMs: expect.any(Number),
  });
  expect(seen).toEqual([[[1, 2, 3], { account: "sophie", perceivedAge: true, timeoutMs: 60_000 }]]);
  expect(await trial("remote")).toEqual({ ok: false, error: "unavailable" });
  expect(readAiEnvironment(sophie, { ...services, hasRemote: true, hasAgeModel: false })).toMatchObject({
    hasRemote: true,
    hasAgeModel: false,
    longestSeconds: { embedded: 120, remote: 100 },
  });
});
