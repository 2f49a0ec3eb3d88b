import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { ChildProcess } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Ports } from "../http/services.ts";
import { launchBrowser, openPage, readPage } from "../testing/browserPage.ts";
import { findFreePorts } from "../testing/findFreePorts.ts";
import { kill, runChild, writeProject } from "../testing/runChild.ts";
import { IS_DEEP } from "../testing/deep.ts";

/** The genuine SDK for browsers in a real one, against the command line in a process that gets killed. */
let folder: string;
let ports: Ports;
let server: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "local-firebase-"));
  await mkdir(join(folder, "site"));
  await writeFile(join(folder, "site", "index.html"), await readPage());
  ports = await findFreePorts();
  await writeProject(folder, ports);
  server = await runChild(folder);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await kill(server, "SIGKILL");
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  page = await openPage(browser, site());
  return () => page.context().close();
});

const site = () => `http://127.0.0.1:${ports.hosting}/`;
/** Longest wait for the SDK to reach a server that was away: its attempts are up to a minute apart. */
const RECONNECTED = 90_000;
const until = (last: string, timeout = 30_000) =>
  page.waitForFunction((wanted) => firebase.seen.at(-1) === wanted, last, { timeout });

test("a write shows at once, is confirmed, and reaches other pages", async () => {
  const other = await openPage(browser, site());
  await other.evaluate(() => firebase.watch("open/room/pages"));
  await other.waitForFunction(() => firebase.seen.length > 0);
  await page.evaluate(() => firebase.watch("open/room/pages"));
  await page.evaluate(async () => {
    const { setDoc, doc, db } = firebase;
    await setDoc(doc(db, "open/room/pages/é🎉"), { text: "crème 🧴" });
  });
  await until("é🎉");
  await other.waitForFunction(() => firebase.seen.at(-1) === "é🎉");
  const states = await page.evaluate(() => firebase.seen);
  expect(states).toContain("é🎉*");
  expect(states.indexOf("é🎉*")).toBeLessThan(states.indexOf("é🎉"));
  await other.context().close();
});

test("signing in opens what the rules give to that user only", async () => {
  const outcome = await page.evaluate(async () => {
    const { createUserWithEmailAndPassword, getDoc, setDoc, doc, auth, db, signOut } = firebase;
    const attempt = (work: Promise<unknown>) =>
      work.then(
        () => "ok",
        (error: { code: string }) => error.code,
      );
    const { user } = await createUserWithEmailAndPassword(auth, "eve@example.org", "correct horse battery");
    const own = await attempt(setDoc(doc(db, `users/${user.uid}/items/a`), { n: 1 }));
    const foreign = await attempt(getDoc(doc(db, "users/other/items/a")));
    await signOut(auth);
    const signedOut = await attempt(getDoc(doc(db, `users/${user.uid}/items/a`)));
    return [own, foreign, signedOut];
  });
  expect(outcome).toEqual(["ok", "permission-denied", "permission-denied"]);
});

test("many documents arrive whole, over the end of a back channel", async () => {
  const count = await page.evaluate(async () => {
    const { collection, doc, db, getDocsFromServer, writeBatch } = firebase;
    const room = collection(db, "open/room/many");
    const text = "é🎉".repeat(1500);
    for (let start = 0; start < 500; start += 100) {
      const batch = writeBatch(db);
      for (let index = start; index < start + 100; index++) batch.set(doc(room, `d${index}`), { text });
      await batch.commit();
    }
    const found = await getDocsFromServer(room);
    return found.docs.filter((one) => one.get("text") === text).length;
  });
  expect(count).toBe(500);
});

test("long polling works as well", async () => {
  const polling = await openPage(browser, `${site()}?polling`);
  const text = await polling.evaluate(async () => {
    const { db, doc, getDocFromServer, setDoc } = firebase;
    await setDoc(doc(db, "open/room/polling/a"), { text: "é🎉" });
    return String((await getDocFromServer(doc(db, "open/room/polling/a"))).get("text"));
  });
  expect(text).toBe("é🎉");
  await polling.context().close();
});

test(
  "confirmed writes survive kill -9; listeners and waiting writes go on by themselves",
  { timeout: 2 * RECONNECTED },
  async () => {
    await page.evaluate(() => firebase.watch("open/room/crash"));
    await page.evaluate(async () => {
      const { setDoc, doc, db } = firebase;
      await setDoc(doc(db, "open/room/crash/a"), { n: 1 });
    });
    await until("a");
    await kill(server, "SIGKILL");
    await page.evaluate(() => {
      const { setDoc, doc, db } = firebase;
      void setDoc(doc(db, "open/room/crash/b"), { n: 2 });
    });
    await until("a,b*");
    server = await runChild(folder);
    // The deep run waits for the SDK's own attempts; here it is told that the network is back.
    if (!IS_DEEP) await page.evaluate(() => void window.dispatchEvent(new Event("online")));
    await until("a,b", RECONNECTED);
    const states = await page.evaluate(() => firebase.seen);
    // Nothing that was there ever disappeared.
    expect(states.slice(states.indexOf("a")).every((state) => state.startsWith("a"))).toBe(true);
  },
);

test("an upload arrives whole", async () => {
  const size = await page.evaluate(async () => {
    const { createUserWithEmailAndPassword, auth, storage, ref, uploadBytesResumable, getDownloadURL } =
      firebase;
    const { user } = await createUserWithEmailAndPassword(auth, "carl@example.org", "correct horse battery");
    const object = ref(storage, `users/${user.uid}/photo.jpg`);
    await uploadBytesResumable(object, new Uint8Array(600_000).fill(7), { contentType: "image/jpeg" });
    const blob = await (await fetch(await getDownloadURL(object))).blob();
    return `${blob.size} ${blob.type}`;
  });
  expect(size).toBe("600000 image/jpeg");
});

test("the server ends cleanly when asked to", async () => {
  await page.evaluate(() => firebase.watch("open/room/end"));
  await page.waitForFunction(() => firebase.seen.length > 0);
  expect(await kill(server, "SIGTERM")).toBe(0);
  server = await runChild(folder);
});
