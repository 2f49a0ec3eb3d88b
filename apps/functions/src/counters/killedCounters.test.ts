import { isoDay } from "@carnation/domain/format";
import { documentPaths } from "@carnation/product/path";
import {
  appCounterNames,
  parseAccountSummary,
  parseAppCounters,
  parseUserCounters,
} from "@carnation/product/statistics";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type KillableServer, killableServer } from "../testing/killableServer.ts";
import { randomLife } from "./testing/randomLife.ts";
import { recount } from "./recount.ts";

/** Count of how many operations, how many kills among them, and what they are drawn from. */
const [OPERATIONS, KILLS] = process.env["CARNATION_DEEP"] === "1" ? [1000, 12] : [60, 1];
const SEED = 20_261_123;
const PROFESSIONALS = ["one", "two", "three"];

let server: KillableServer | undefined;

afterAll(() => server?.stop());

test(`the counters after ${OPERATIONS} random operations with ${KILLS} kills in between are what a recount counts`, async () => {
  server = await killableServer(fileURLToPath(new URL("../index.ts", import.meta.url)));
  const served = await server.start();
  Object.assign(process.env, served.adminEnv);
  const app = initializeApp({ projectId: served.projectId }, "killed-counters");
  const db = getFirestore(app);
  const life = randomLife(SEED, PROFESSIONALS);
  const every = Math.floor(OPERATIONS / (KILLS + 1));
  for (let done = 0; done < OPERATIONS; done += 1) {
    const { path, fields } = life.next();
    await insisting(() => (fields === null ? db.doc(path).delete() : db.doc(path).set(stored(fields))));
    if (done % every !== every - 1 || done >= every * KILLS) continue;
    await server.kill();
    await server.start();
  }
  await expect.poll(() => keptOf(db), { timeout: 120_000, interval: 250 }).toEqual(life.expected());
  const { compared, mended } = await recount(db);
  expect(compared).toBeGreaterThan(50);
  // What there never was any of is missing until a recount says zero.
  expect(mended.filter(({ before, after }) => before !== null || after !== 0)).toEqual([]);
  await deleteApp(app);
}, 600_000);

/** The dates of a model as they are stored. */
function stored(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Date ? Timestamp.fromDate(value) : value]),
  );
}

/** Written until the server, which may be dead at the moment, says that it is. */
async function insisting(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Gives what the server keeps, in the words of the model. */
async function keptOf(db: Firestore) {
  const read = async (path: string) => (await db.doc(path).get()).data();
  const totals = parseAppCounters(await read(documentPaths.appTotals()));
  const days = await db.collection("statistics").where("date", ">=", "2000-01-01").get();
  const today = await read(documentPaths.dayStatistics(isoDay(new Date())));
  const accounts: Record<string, unknown> = {};
  for (const uid of PROFESSIONALS) {
    const user = await read(documentPaths.user(uid));
    if (user === undefined) continue;
    const { customers, diagnoses, status } = parseAccountSummary(user);
    const theirs = parseUserCounters(await read(documentPaths.userTotals(uid)));
    accounts[uid] = { summary: { customers, diagnoses, status }, ...theirs };
  }
  const sums: Record<string, number> = {};
  for (const { id, data } of days.docs.map((day) => ({ id: day.id, data: day.get("values") as object }))) {
    for (const [name, value] of Object.entries(data) as [string, number][]) {
      if (!name.startsWith("subscriptions_") || name === "subscriptions_canceled") {
        sums[`${id} ${name}`] = value;
      }
    }
  }
  const values = (today?.["values"] ?? {}) as Record<string, number>;
  return {
    totals: Object.fromEntries(appCounterNames.map((name) => [name, totals[name] ?? 0])),
    accounts,
    days: sums,
    active: values["subscriptions_active"] ?? 0,
  };
}
