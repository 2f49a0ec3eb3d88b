import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { UploadTask } from "firebase/storage";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Database } from "../database/database.ts";
import type { LocalFirebase } from "../gateway/options.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import { launchBrowser, openPage, readPage } from "../testing/browserPage.ts";
import { freePorts, rules } from "../testing/testProject.ts";

/** The genuine SDK in Chromium while the server is stopped and started under it, and what runs at the start. */
const functionsModule = fileURLToPath(new URL("../functions/testing/limitsFixture.ts", import.meta.url));
const hosting = { public: "site", rewrites: [{ source: "/api/**", function: "echo" }] };
let folder: string;
let local: LocalFirebase;
let browser: Browser;
let page: Page;

declare global {
  var restart: () => Promise<void>;
  var upload: (name: string, act: (task: UploadTask) => Promise<void>) => Promise<string>;
}

async function start(ports = freePorts): Promise<void> {
  local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    projectId: "demo-test",
    ports,
    rules,
    passwordCost: { N: 1024, r: 8, p: 1 },
    functionsModule,
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "restart-"));
  await mkdir(join(folder, "site"));
  await writeFile(join(folder, "site", "index.html"), await readPage());
  await writeFile(join(folder, "firebase.json"), JSON.stringify({ hosting }));
  await start();
  browser = await launchBrowser();
  page = await openPage(browser, `http://127.0.0.1:${local.ports.hosting}/`);
  await page.exposeFunction("restart", async () => {
    await local.stop();
    await start(local.ports);
  });
  await page.evaluate(async () => {
    const {
      auth,
      createUserWithEmailAndPassword,
      getBytes,
      getMetadata,
      ref,
      storage,
      uploadBytesResumable,
    } = firebase;
    const { user } = await createUserWithEmailAndPassword(auth, "rita@example.org", "correct horse battery");
    // Acts once when something has been sent, and tells what arrived.
    globalThis.upload = async (name, act) => {
      const bytes = new Uint8Array(2_500_000).map((_, index) => (index * 7) % 251);
      const object = ref(storage, `users/${user.uid}/${name}`);
      const task = uploadBytesResumable(object, bytes, {
        contentType: "image/x-test",
        contentDisposition: "attachment",
        customMetadata: { mine: "é" },
      });
      let acting: Promise<void> | null = null;
      task.on("state_changed", ({ bytesTransferred }) => {
        if (bytesTransferred > 0) acting ??= act(task);
      });
      await task;
      await acting;
      const read = new Uint8Array(await getBytes(object));
      const same = read.length === bytes.length && read.every((byte, index) => byte === bytes[index]);
      const { contentType, contentDisposition, customMetadata } = await getMetadata(object);
      return `${same} ${contentType} ${contentDisposition} ${customMetadata?.["mine"]}`;
    };
  });
});

afterAll(async () => {
  await browser.close();
  await local.stop();
  await rm(folder, { recursive: true });
});

const stop = { timeout: 60_000 };

describe("an upload of the browser", () => {
  test(
    "an upload of the browser goes on by itself when the server has gone between two pieces and comes back",
    stop,
    async () => {
      let pieces = 0;
      let back = Promise.resolve();
      await page.route(/upload_id=/, async (route) => {
        pieces += 1;
        if (pieces === 2) {
          await local.stop();
          await route.abort("connectionrefused");
          back = start(local.ports);
        } else await route.continue();
      });
      const outcome = await page.evaluate(() => upload("running.bin", () => Promise.resolve()));
      await back;
      await page.unroute(/upload_id=/);
      expect(outcome).toBe("true image/x-test attachment é");
      expect(pieces).toBeGreaterThan(4);
    },
  );

  test("paused, goes on after the server has been started again", stop, async () => {
    const outcome = await page.evaluate(() =>
      upload("paused.bin", async (task) => {
        task.pause();
        await restart();
        task.resume();
      }),
    );
    expect(outcome).toBe("true image/x-test attachment é");
  });
});

test(
  "objects of the browser are linked, listed by page, changed and deleted after the server has been started again",
  stop,
  async () => {
    const outcome = await page.evaluate(async () => {
      const { auth, deleteObject, getDownloadURL, list, ref, storage, updateMetadata, uploadString } =
        firebase;
      const folder = ref(storage, `users/${auth.currentUser?.uid}/kept`);
      for (const name of ["a", "b/1", "c"]) await uploadString(ref(folder, name), name);
      const link = await getDownloadURL(ref(folder, "a"));
      const first = await list(folder, { maxResults: 2 });
      await restart();
      const part = await fetch(link, { headers: { range: "bytes=0-0" } });
      const second = await list(folder, { maxResults: 2, pageToken: first.nextPageToken ?? "" });
      const { customMetadata } = await updateMetadata(ref(folder, "a"), { customMetadata: { x: "1" } });
      await deleteObject(ref(folder, "a"));
      const names = (found: { readonly name: string }[]) => found.map(({ name }) => name).join();
      return {
        pages: [first, second].map(({ items, prefixes }) => [names(items), names(prefixes)]),
        part: `${part.status} ${await part.text()}`,
        customMetadata,
        gone: (await fetch(link)).status,
      };
    });
    expect(outcome).toEqual({
      pages: [
        ["a", "b"],
        ["c", ""],
      ],
      part: "206 a",
      customMetadata: { x: "1" },
      gone: 403,
    });
  },
);

describe("a function in the browser", () => {
  test("streams its pieces, then its result", async () => {
    const heard = await page.evaluate(async () => {
      const { emulators } = (await (await fetch("/__/firebase/init.json")).json()) as {
        emulators: { functions: { host: string; port: number } };
      };
      const functions = firebase.getFunctions(firebase.auth.app);
      firebase.connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);
      const { stream, data } = await firebase.httpsCallable(functions, "count").stream();
      const pieces: unknown[] = [];
      for await (const piece of stream) pieces.push(piece);
      return { pieces, data: await data };
    });
    expect(heard).toEqual({
      pieces: [{ number: 1 }, { number: 2 }, { number: 3 }],
      data: { total: 3, streamed: true },
    });
  });

  test("a function in the browser is reached under the site's own address", async () => {
    const answer = await page.evaluate(async () => {
      const body = JSON.stringify({ a: "é" });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/deep/er?x=1", { method: "POST", headers, body })).json();
    });
    expect(answer).toEqual({ method: "POST", path: "/api/deep/er", query: { x: "1" }, body: { a: "é" } });
  });
});

test("a scheduled function that was due while nothing ran runs after the start", stop, async () => {
  const { functions } = local.ports;
  await expect
    .poll(() => local.health().then(({ services }) => services.functions.state), { timeout: 20_000 })
    .toBe("ready");
  await local.stop();
  const due = Date.UTC(2026, 0, 2, 2);
  const database = new Database(join(folder, "data"));
  const update = "UPDATE scheduled_jobs SET due = ? WHERE id LIKE '%nightly%'";
  expect(database.sqlite.prepare(update).run(due).changes).toBe(1);
  database.close();
  await start(local.ports);
  const runs = async (): Promise<unknown> => {
    const url = `http://127.0.0.1:${functions}/demo-test/us-central1/runsSoFar`;
    const headers = { "content-type": "application/json" };
    return (await (await fetch(url, { method: "POST", headers, body: '{"data":null}' })).json()) as unknown;
  };
  const job = "firebase-schedule-nightly-us-central1";
  await expect
    .poll(runs, { timeout: 20_000 })
    .toEqual({ result: [{ job, time: "2026-01-02T02:00:00.000000Z" }] });
});
