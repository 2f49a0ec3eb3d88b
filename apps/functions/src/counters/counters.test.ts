import { isoDay } from "@carnation/domain/format";
import { documentPaths } from "@carnation/product/path";
import { parseAccountSummary, parseAppCounters, parseUserCounters } from "@carnation/product/statistics";
import { httpsCallable } from "firebase/functions";
import { Timestamp } from "firebase-admin/firestore";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { publicLimitPath } from "../rate-limit/hourlyRateLimit.ts";
import { countTags } from "./countArticles.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { countCatalogue } from "./countCatalogue.ts";
import { countLevels } from "./countLevels.ts";
import { recordMetricOnce } from "./recordMetricOnce.ts";
import { recount } from "./recount.ts";

let backend: TestBackend;
let admin: TestClient;
let claire: TestClient;

beforeAll(async () => {
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser("boss", { role: "admin" });
  await backend.addUser("claire", { subscription: "active" });
  [admin, claire] = await Promise.all([backend.signIn("boss"), backend.signIn("claire")]);
});

afterAll(() => backend.stop());

const created = Timestamp.fromDate(new Date("2026-11-20T10:00:00Z"));
const DAY = "2026-11-20";
const read = async (path: string) => (await backend.admin.doc(path).get()).data();
const day = async (uid?: string) =>
  (
    await read(
      uid === undefined ? documentPaths.dayStatistics(DAY) : documentPaths.userDayStatistics(uid, DAY),
    )
  )?.["values"];
const set = (path: string, fields: object) => backend.admin.doc(path).set({ created, ...fields });
const done = (fields: object = {}) => ({
  state: "done",
  measured: { analysis_ms: 900, image_quality: 80 },
  ...fields,
});
const call = async (client: TestClient, name: string, payload: object = {}) =>
  (await httpsCallable(client.functions, name)(payload)).data;

test("the subscriptions of a day are those of professionals: an administrator's is not counted, in list and curve alike", async () => {
  await backend.admin
    .doc(documentPaths.subscription("boss", "sub_boss"))
    .set({ status: "active", product: documentPaths.plan("pro"), created });
  await backend.local.idle();
  const now = new Date();
  await countLevels(backend.admin, now);
  const today = await read(documentPaths.dayStatistics(isoDay(now)));
  const accounts = backend.admin.collection(documentPaths.users());
  const listed = await accounts
    .where("role", "==", "customer")
    .where("summary.status", "in", ["active"])
    .count()
    .get();
  expect(parseAccountSummary(await read(documentPaths.user("boss"))).status).toBe("active");
  expect(today?.["values"]).toMatchObject({ subscriptions_active: listed.data().count });
  expect(listed.data().count).toBe(1);
});

test("records that are added, end or go are counted, for the product and for its professional", async () => {
  await set(documentPaths.customer("claire", "zoe"), { firstname: "Zoé" });
  await set(documentPaths.customer("claire", "lea"), { firstname: "Léa" });
  for (const id of ["d1", "d2", "d3"]) await set(documentPaths.diagnosis("claire", id), { state: "started" });
  await set(documentPaths.diagnosis("claire", "d1"), done());
  await set(documentPaths.diagnosis("claire", "d2"), { state: "error", error: "timeout" });
  await set(documentPaths.quote("claire", "q1"), { version: 1 });
  await set(documentPaths.sending("claire", "s1"), {
    kind: "comparison-report",
    state: "sent",
    finished: created,
  });
  await set(documentPaths.mail("m1"), { state: "refused", finished: created });
  await set(documentPaths.recommendation("r1"), { owner: "world", active: true });
  await set(documentPaths.recommendation("r2"), { owner: "world", active: false });
  await set(documentPaths.recommendation("r3"), { owner: "claire", active: true });
  await set(documentPaths.subcategory("s1"), { active: true });
  await backend.local.idle();
  expect(await day("claire")).toEqual({
    diagnoses: 2,
    diagnoses_done: 1,
    diagnoses_failed: 1,
    analysis_faults: 1,
    analysis_ms: 900,
    image_quality: 80,
    quotes: 1,
    reports: 1,
  });
  expect(await day()).toEqual({ ...(await day("claire")), mails_refused: 1 });
  expect(parseAppCounters(await read(documentPaths.appTotals()))).toMatchObject({
    employees: 1,
    customers: 1,
    app_diagnosis_total: 1,
    recommendations_total: 2,
    recommendations_active_total: 1,
    subcategories_total: 1,
  });
  expect(parseUserCounters(await read(documentPaths.userTotals("claire")))).toEqual({
    customers_total: 2,
    invoices_total: 0,
    recommendations_total: 1,
  });
  expect(parseAccountSummary(await read("users/claire"))).toEqual({
    plan: null,
    status: "active",
    customers: 2,
    diagnoses: 1,
    lastActivity: created.toDate(),
  });
});

test("erased documents leave nothing among what is there, and what happened stays counted", async () => {
  await backend.admin.doc(documentPaths.diagnosis("claire", "d1")).delete();
  await backend.admin.doc(documentPaths.customer("claire", "lea")).delete();
  await backend.admin.doc(documentPaths.recommendation("r3")).delete();
  await backend.local.idle();
  expect(parseUserCounters(await read(documentPaths.userTotals("claire")))).toMatchObject({
    customers_total: 1,
    recommendations_total: 0,
  });
  expect(parseAccountSummary(await read("users/claire"))).toMatchObject({ customers: 1, diagnoses: 0 });
  expect(await day()).toMatchObject({ diagnoses: 2, diagnoses_done: 1 });
  expect((await read(documentPaths.appTotals()))?.["app_diagnosis_total"]).toBe(1);
});

test("an event that is told twice, at once too, is counted once", async () => {
  const before = await day();
  const source = {
    kind: "diagnosis",
    path: "users/claire/diagnosis/d1",
    fields: { ...done(), created },
  } as const;
  const told = [1, 2, 3].map(() => recordMetricOnce(backend.admin, { ...source, uid: "claire" }));
  expect(await Promise.all(told)).toEqual([false, false, false]);
  const other = { ...source, path: "users/claire/diagnosis/other", uid: "claire" };
  const counted = await Promise.all([1, 2, 3].map(() => recordMetricOnce(backend.admin, other)));
  expect(counted.filter(Boolean)).toHaveLength(1);
  expect(await day()).toEqual({
    ...before,
    diagnoses: 3,
    diagnoses_done: 2,
    analysis_ms: 1800,
    image_quality: 160,
  });
  const totals = await backend.admin.doc(documentPaths.appTotals()).get();
  const all = backend.admin.collection(documentPaths.subcategories());
  expect(await countCatalogue(backend.admin, all, "subcategories_total")).toBeNull();
  expect((await backend.admin.doc(documentPaths.appTotals()).get()).updateTime).toEqual(totals.updateTime);
});

describe("a recount", () => {
  test("a recount finds nothing where all is right, mends what is not, and says what it was", async () => {
    // What was never counted, as nothing of it was ever there, is missing, which is not zero.
    const { mended } = await recount(backend.admin);
    expect(mended.filter(({ before, after }) => before !== null || after !== 0)).toEqual([]);
    expect((await recount(backend.admin)).mended).toEqual([]);
    await backend.admin.doc(documentPaths.appTotals()).update({ customers: 9, app_diagnosis_total: 0 });
    await backend.admin.doc(documentPaths.userTotals("claire")).update({ customers_total: 7 });
    await backend.admin.doc(documentPaths.dayStatistics(DAY)).update({ "values.quotes": 5 });
    await backend.admin.doc("users/claire").update({ "summary.customers_total": 40 });
    const late = documentPaths.userDayStatistics("claire", "2026-11-19");
    await backend.admin.doc(late).set({ date: "2026-11-19", values: { quotes: 3 } });
    const found = await recount(backend.admin);
    expect(found.events).toBe(0);
    expect(found.mended).toHaveLength(5);
    expect(found.mended).toEqual(
      expect.arrayContaining([
        { figure: "statistics/totals customers", before: 9, after: 1 },
        { figure: "statistics/totals app_diagnosis_total", before: 0, after: 2 },
        { figure: "users/claire/statistics/totals customers_total", before: 7, after: 1 },
        { figure: `statistics/${DAY} quotes`, before: 5, after: 1 },
        { figure: "users/claire summary.customers", before: 40, after: 1 },
      ]),
    );
    expect((await recount(backend.admin)).mended).toEqual([]);
    // Another system may have stored it: there is no fact of that day that says otherwise.
    expect((await read(late))?.["values"]).toEqual({ quotes: 3 });
  });

  test("a recount counts what was never told", async () => {
    const { docs } = await backend.admin
      .collection(documentPaths.countedFacts())
      .where("kind", "==", "quote")
      .get();
    for (const { ref } of docs) await ref.delete();
    await backend.admin.doc(documentPaths.dayStatistics(DAY)).update({ "values.quotes": 0 });
    const { mended, events } = await recount(backend.admin);
    expect(events).toBe(docs.length);
    // Counted now, the figure of the product is right by the time it is compared.
    expect(mended.map(({ figure }) => figure)).not.toContain(`statistics/${DAY} quotes`);
    expect(await day()).toMatchObject({ quotes: 1 });
  });

  test("a recount answers with numbers by kind: no path, no id, no person", async () => {
    await backend.admin.doc(documentPaths.userTotals("claire")).update({ customers_total: 7 });
    const answer = await call(admin, "recountstatistics");
    expect(answer).toEqual({
      compared: expect.any(Number),
      events: 0,
      mended: [{ kind: "Compteurs d’un professionnel", count: 1 }],
    });
    expect(JSON.stringify(answer)).not.toContain("claire");
  });

  test("a recount compares no figures of an account that is gone", async () => {
    const { compared } = await recount(backend.admin);
    const gone = backend.admin.doc(documentPaths.user("partie"));
    await gone.set({ role: "customer" });
    await backend.admin.doc(documentPaths.accountErasure("partie")).set({ requested: Timestamp.now() });
    expect((await recount(backend.admin)).compared).toBe(compared);
    await backend.admin.doc(documentPaths.accountErasure("partie")).delete();
    await gone.delete();
  });

  test("a recount says once what it mended, however often the transaction was begun again", async () => {
    const tag = backend.admin.doc(documentPaths.tag("eclat"));
    await tag.set({ text: "Éclat", news_count: 4 });
    const run = backend.admin.runTransaction.bind(backend.admin);
    const again = vi.spyOn(backend.admin, "runTransaction").mockImplementation(async (work) => {
      const given = run(async (transaction) => {
        await work(transaction);
        throw new Error("somebody else was first");
      });
      await given.catch(() => undefined);
      return run(work);
    });
    const mended = await countTags(backend.admin);
    again.mockRestore();
    expect(mended).toEqual([{ figure: "tags/eclat news_count", before: 4, after: 0 }]);
  });

  test("a recount is counted anew six times an hour at most, whoever asks", async () => {
    const spent = backend.admin.doc(publicLimitPath("recountstatistics"));
    const before: unknown = (await spent.get()).get("times");
    // That of the first case.
    expect(before).toHaveLength(1);
    await spent.update({ times: Array.from({ length: 6 }, () => Timestamp.now()) });
    await expect(call(admin, "recountstatistics")).rejects.toMatchObject({
      code: "functions/resource-exhausted",
    });
    await spent.delete();
  });

  test("a recount is for administrators", async () => {
    for (const name of ["recountstatistics", "toppriorities"]) {
      const payload = { from: DAY, to: DAY };
      await expect(call(claire, name, payload)).rejects.toMatchObject({
        code: "functions/permission-denied",
      });
      await expect(call(backend.anonymous(), name, payload)).rejects.toMatchObject({
        code: "functions/unauthenticated",
      });
    }
  });
});

test("priorities are told of ten people at least, of the days that were asked for", async () => {
  const people = async (count: number, priority: number, at: Timestamp) => {
    for (let index = 0; index < count; index += 1) {
      const customer = backend.admin.doc(documentPaths.customer("claire", `p${index}`));
      const diagnosis = documentPaths.diagnosis("claire", `${priority}-${index}-${at.seconds}`);
      await backend.admin
        .doc(diagnosis)
        .set({ state: "done", created: at, customer, measured: { priorities: [priority] } });
    }
  };
  await people(10, 35, created);
  await people(9, 39, created);
  await people(5, 39, Timestamp.fromDate(new Date("2026-11-22T10:00:00Z")));
  await people(11, 30, Timestamp.fromDate(new Date("2026-10-01T10:00:00Z")));
  const ask = (from: string, to: string) => call(admin, "toppriorities", { from, to });
  expect(await ask(DAY, "2026-11-22")).toEqual({ priorities: [{ criterion: 35, people: 10 }] });
  expect(await ask("2026-10-01", "2026-10-01")).toEqual({ priorities: [{ criterion: 30, people: 11 }] });
  await expect(ask("2026-11-22", DAY)).rejects.toMatchObject({ code: "functions/invalid-argument" });
});

test("the product keeps the figures of an account that is gone, and nothing else", async () => {
  await backend.local.idle();
  const before = await day();
  await backend.admin.doc(documentPaths.accountErasure("claire")).set({ finished: null });
  await backend.admin.doc(documentPaths.userTotals("claire")).delete();
  await set(documentPaths.quote("claire", "q2"), { version: 1 });
  await backend.admin.doc(documentPaths.customer("claire", "zoe")).delete();
  await backend.local.idle();
  expect(await day()).toEqual({ ...before, quotes: 2 });
  expect(await read(documentPaths.userTotals("claire"))).toBeUndefined();
  const facts = await backend.admin
    .collection(documentPaths.countedFacts())
    .where("kind", "==", "quote")
    .get();
  expect(facts.docs.map((fact) => fact.get("uid")).toSorted()).toEqual(["claire", null]);
});
