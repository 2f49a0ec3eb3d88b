import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { Agent, request } from "node:http";
import { type Measures, median, rateOf, timeOf } from "./statistics.ts";

/** The genuine admin SDK on one server. */
export interface Client {
  readonly db: Firestore;
  close(): Promise<void>;
}

export function openClient(name: string, host: string): Client {
  // Read when the client is made, so that clients of two servers can live side by side.
  process.env["FIRESTORE_EMULATOR_HOST"] = host;
  const app = initializeApp({ projectId: "demo-bench" }, name);
  const db = getFirestore(app);
  void db.collection("x");
  return { db, close: () => deleteApp(app) };
}

const TEXT = "x".repeat(200);

/** Operations of the admin SDK, each by its name: how many a second. */
export async function timeAdmin({ db }: Client): Promise<Measures> {
  const place = db.collection("admin");
  const set = (worker: number, time: number) =>
    place.doc(`d${worker}-${time % 50}`).set({ text: TEXT, time });
  await rateOf(5, 20, set);
  return new Map([
    ["set, one after the other", await rateOf(1, 100, set)],
    ["set, 50 at once", await rateOf(50, 20, set)],
    ["get, one after the other", await rateOf(1, 100, (_, time) => place.doc(`d0-${time % 50}`).get())],
    ["get, 50 at once", await rateOf(50, 20, (worker, time) => place.doc(`d${worker}-${time % 20}`).get())],
    ["query of 100 in 1,000", await rateOf(1, 20, () => place.where("time", ">=", 0).limit(100).get())],
  ]);
}

export const MANY = 20_000;

export async function fillMany({ db }: Client): Promise<number> {
  return timeOf(async () => {
    for (let start = 0; start < MANY; start += 500) {
      const batch = db.batch();
      for (let n = start; n < start + 500; n++) {
        batch.set(db.doc(`many/${String(n).padStart(6, "0")}`), { n, group: n % 100, text: TEXT });
      }
      await batch.commit();
    }
  });
}

/** Queries of a collection of 20,000, each by its name: median milliseconds. */
export async function timeQueries({ db }: Client): Promise<Measures> {
  const many = db.collection("many");
  const queries = {
    "200 of one group": () => many.where("group", "==", 7).get(),
    "the first 20 by a field": () => many.orderBy("n", "desc").limit(20).get(),
    "a range of 100": () => many.where("n", ">=", 5000).where("n", "<", 5100).get(),
    "count of all": () => many.count().get(),
    "all of them": () => many.get(),
  };
  const times = new Map<string, number>();
  for (const [name, query] of Object.entries(queries)) {
    const taken: number[] = [];
    for (let round = 0; round < 5; round++) taken.push(await timeOf(query));
    times.set(name, median(taken));
  }
  return times;
}

/** From a write to the moment that each of the listeners has heard of it, milliseconds. */
export async function timeListeners({ db }: Client, listeners: number, rounds: number): Promise<number[]> {
  const place = db.collection("heard");
  await place.doc("a").set({ n: -1 });
  let waiting = 0;
  let done = (): void => undefined;
  let wanted = -1;
  const allHear = (n: number) =>
    new Promise<void>((resolve) => {
      [wanted, waiting, done] = [n, listeners, resolve];
    });
  const ready = allHear(-1);
  const stops = Array.from({ length: listeners }, () =>
    place.onSnapshot(({ docs }) => {
      if (docs[0]?.get("n") === wanted && --waiting === 0) done();
    }),
  );
  await ready;
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const all = allHear(n);
    times.push(
      await timeOf(async () => {
        await place.doc("a").set({ n });
        await all;
      }),
    );
  }
  for (const stop of stops) stop();
  return times;
}

/** Durable commits a second by so many writers, over REST: the least that a client costs. */
export async function timeCommits(port: number, writers: number, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: writers });
  const documents = "projects/demo-bench/databases/(default)/documents";
  const commit = (writer: number, time: number) =>
    new Promise<void>((resolve, reject) => {
      const fields = { text: { stringValue: TEXT }, time: { integerValue: String(time) } };
      const body = JSON.stringify({ writes: [{ update: { name: `${documents}/rate/w${writer}`, fields } }] });
      const headers = { "content-type": "application/json", authorization: "Bearer owner" };
      const sent = request(
        { host: "127.0.0.1", port, method: "POST", path: `/v1/${documents}:commit`, agent, headers },
        (response) => {
          response.resume().on("end", () => {
            if (response.statusCode === 200) resolve();
            else reject(new Error(`commit: HTTP ${response.statusCode}`));
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  await rateOf(writers, Math.max(5, times / 10), commit);
  const rate = await rateOf(writers, times, commit);
  agent.destroy();
  return rate;
}
