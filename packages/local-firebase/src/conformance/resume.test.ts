import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { LocalFirebase } from "../gateway/options.ts";
import type { Ports } from "../http/services.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import { launchBrowser, openTab, readPage } from "../testing/browserPage.ts";
import { findFreePorts } from "../testing/findFreePorts.ts";
import { rules } from "../testing/testProject.ts";

/** Tabs that keep what they have seen, and come back to a server that was away as well. */
const documents = "projects/demo-test/databases/(default)/documents";
const room = "open/room/away";
/**
 * Rules by which a lister may read one by its name only while it is there: what has gone is not named to who comes
 * back.
 */
const discreet = `match /discreet/{id} { allow list; allow get: if resource.data.n > 0; }`;
let folder: string;
let ports: Ports;
let local: LocalFirebase;
let browser: Browser;
let context: BrowserContext;

const start = () =>
  startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    projectId: "demo-test",
    ports,
    rules: {
      ...rules,
      firestore: rules.firestore.replace("match /open/", `${discreet} match /open/`),
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "local-firebase-"));
  await mkdir(join(folder, "site"));
  await writeFile(join(folder, "site", "index.html"), await readPage());
  await writeFile(join(folder, "firebase.json"), JSON.stringify({ hosting: { public: "site" } }));
  ports = await findFreePorts();
  local = await start();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await local.stop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  context = await browser.newContext();
  // Notes what the server says to a page's streams.
  await context.addInitScript(() => {
    const fetchAsEver = globalThis.fetch;
    Object.assign(globalThis, { heard: "" });
    globalThis.fetch = async (...request) => {
      const response = await fetchAsEver(...request);
      void (async () => {
        const stream = response.clone().body?.pipeThrough(new TextDecoderStream());
        for await (const text of stream ?? []) Object.assign(globalThis, { heard: heard() + text });
      })().catch(() => undefined);
      return response;
    };
    const heard = (): string => String(Reflect.get(globalThis, "heard"));
  });
  await set({ a: 1, b: 1, c: 1 });
});

afterEach(() => context.close());

/** Sets the field `n` of documents; `null` deletes one. */
async function set(values: Readonly<Record<string, number | null>>, path = room): Promise<void> {
  const writes = Object.entries(values).map(([id, n]) => {
    const name = `${documents}/${path}/${id}`;
    return n === null ? { delete: name } : { update: { name, fields: { n: { integerValue: String(n) } } } };
  });
  const response = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${documents}:commit`, {
    method: "POST",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify({ writes }),
  });
  expect(response.status).toBe(200);
}

/** A page that has the collection in its cache, listens to it, and ends with these documents. */
async function visit(ids: string, path = room): Promise<Page> {
  const page = await openTab(context, `http://127.0.0.1:${ports.hosting}/?persistent`);
  await page.evaluate(
    async ([from, wanted]) => {
      const { collection, db, onSnapshot, orderBy, query } = firebase;
      await new Promise<void>((resolve) => {
        onSnapshot(
          query(collection(db, from), orderBy("n")),
          { includeMetadataChanges: true },
          ({ docs, metadata }) => {
            const found = docs.map((one) => one.id).join();
            firebase.seen.push(`${found}${metadata.fromCache ? " cached" : ""}`);
            if (found === wanted && !metadata.fromCache) resolve();
          },
        );
      });
    },
    [path, ids] as const,
  );
  return page;
}

const heardOf = (page: Page): Promise<string> =>
  page.evaluate(() => String(Reflect.get(globalThis, "heard")));

async function restart(whileAway: () => void | Promise<void> = () => undefined): Promise<void> {
  await local.stop();
  await whileAway();
  local = await start();
}

test("a tab that comes back after a restart hears what has changed, and nothing else", async () => {
  await (await visit("a,b,c")).close();
  await set({ a: null, b: 7, d: 9 });
  await restart();
  const page = await visit("c,b,d");
  const states = await page.evaluate(() => firebase.seen);
  expect(states[0]).toBe("a,b,c cached");
  // In one step: no state that was never true.
  expect(new Set(states)).toEqual(new Set(["a,b,c cached", "c,b,d"]));
  const heard = await heardOf(page);
  expect(heard).toContain(`${room}/d`);
  expect(heard).toContain("documentDelete");
  expect(heard).not.toContain(`${room}/c"`);
});

test("a tab that was away for longer than the change log reaches back hears everything again", async () => {
  await set({ d: null });
  await (await visit("a,b,c")).close();
  await set({ a: null, b: 7 });
  await restart(() => {
    const database = new DatabaseSync(join(folder, "data", "firebase.sqlite"));
    database.exec(
      "DELETE FROM firestore_changes; UPDATE firestore_clock SET pruned_through = reserved_until",
    );
    database.close();
  });
  const page = await visit("c,b");
  const heard = await heardOf(page);
  expect(heard).toContain("RESET");
  expect(heard).toContain(`${room}/c"`);
});

test("a tab that stays hears of a commit after a restart without being told the rest again", async () => {
  await set({ d: null });
  const page = await visit("a,b,c");
  await restart();
  await page.evaluate(() => Object.assign(globalThis, { heard: "" }));
  await set({ b: 7 });
  await page.waitForFunction(() => firebase.seen.at(-1) === "a,c,b");
  expect(await heardOf(page)).not.toContain(`${room}/a"`);
});

test("a tab that is not told what has gone sees by the count that something has, and asks again", async () => {
  await set({ a: 1, b: 2, c: 3 }, "discreet");
  await (await visit("a,b,c", "discreet")).close();
  await set({ a: null, d: 4 }, "discreet");
  await restart();
  const page = await visit("b,c,d", "discreet");
  expect(await heardOf(page)).not.toContain("documentDelete");
});
