import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, readPage } from "../testing/browserPage.ts";
import { startTestProject, type TestProject } from "../testing/testProject.ts";

/*
 * The genuine SDK in the page of another site, in a real browser whose name server points that site at this machine. Its
 * own guard of the loopback network is off: not every browser has one.
 */
const account = { email: "anna@example.org", password: "correct horse battery" };

let project: TestProject;
let browser: Browser;
let own: Page;
let site: Server;
let foreign: Page;
let photoUrl: string;

beforeAll(async () => {
  project = await startTestProject(true, await readPage());
  const { hosting } = project.ports;
  const page = await readPage();
  const config = await (await fetch(`http://127.0.0.1:${hosting}/__/firebase/init.json`)).text();
  site = createServer((request, response) => {
    const isConfig = request.url === "/__/firebase/init.json";
    response.setHeader("content-type", isConfig ? "application/json" : "text/html");
    response.end(isConfig ? config : page);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  browser = await launchBrowser([
    "--host-resolver-rules=MAP evil.example 127.0.0.1",
    "--disable-features=LocalNetworkAccessChecks",
  ]);
  [own, foreign] = await Promise.all([
    openPage(browser, `http://127.0.0.1:${hosting}/`),
    openPage(browser, `http://evil.example:${(site.address() as AddressInfo).port}/`),
  ]);
  photoUrl = await own.evaluate(async ({ email, password }) => {
    const {
      auth,
      createUserWithEmailAndPassword,
      db,
      doc,
      getDownloadURL,
      ref,
      setDoc,
      storage,
      uploadString,
    } = firebase;
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await setDoc(doc(db, "open/news"), { title: "ours" });
    const canvas = document.createElement("canvas");
    const photo = ref(storage, `users/${user.uid}/photo.png`);
    await uploadString(photo, canvas.toDataURL("image/png"), "data_url");
    return getDownloadURL(photo);
  }, account);
});

afterAll(async () => {
  await browser.close();
  site.closeAllConnections();
  site.close();
  await project.stop();
});

const newsTitle = (): Promise<unknown> =>
  own.evaluate(async () => {
    const { db, doc, getDocFromServer } = firebase;
    return (await getDocFromServer(doc(db, "open/news"))).get("title") as unknown;
  });

test("another site's page can neither sign in nor read, call or see a photo, with the SDK's own means", async () => {
  const attempts = ([{ email, password }, photo, photoUrl]: readonly [typeof account, string, string]) => {
    const { auth, db, doc, functions, getBytes, getDocFromServer, httpsCallable, outcome, ref, storage } =
      firebase;
    storage.maxOperationRetryTime = 300;
    const shown = new Promise<string>((resolve) => {
      const image = new Image();
      image.addEventListener("load", () => resolve("ok"));
      image.addEventListener("error", () => resolve("not shown"));
      image.src = photoUrl;
    });
    return Promise.all([
      outcome(firebase.signInWithEmailAndPassword(auth, email, password)),
      outcome(getDocFromServer(doc(db, "open/news"))),
      outcome(getBytes(ref(storage, photo))),
      outcome(httpsCallable(functions, "whoami")()),
      shown,
    ]);
  };
  const name = decodeURIComponent(new URL(photoUrl).pathname.split("/o/")[1]!);
  expect(await own.evaluate(attempts, [account, name, photoUrl] as const)).toEqual([
    "ok",
    "ok",
    "ok",
    "ok",
    "ok",
  ]);
  expect(await foreign.evaluate(attempts, [account, name, photoUrl] as const)).toEqual([
    "auth/network-request-failed",
    "unavailable",
    "storage/retry-limit-exceeded",
    "functions/internal",
    "not shown",
  ]);
});

test("a foreign page cannot publish anything: what it sends without asking does not act", async () => {
  const { firestore } = project.ports;
  const commit = `http://127.0.0.1:${firestore}/v1/projects/demo-test/databases/(default)/documents:commit`;
  const publish = (url: string) => {
    const name = "projects/demo-test/databases/(default)/documents/open/news";
    const body = JSON.stringify({
      writes: [{ update: { name, fields: { title: { stringValue: "theirs" } } } }],
    });
    // `no-cors` is how a form or a beacon sends: nobody asks the server first.
    return Promise.all([
      fetch(url, { method: "POST", mode: "no-cors", body }),
      fetch(url, { method: "POST", mode: "no-cors", body, referrerPolicy: "no-referrer" }),
    ]).then(() => navigator.sendBeacon(url, body));
  };
  const beacon = foreign.waitForResponse((response) => response.request().resourceType() === "ping", {
    timeout: 10_000,
  });
  await foreign.evaluate(publish, commit);
  expect((await beacon).status()).toBe(403);
  expect(await newsTitle()).toBe("ours");
});

test("a foreign page cannot be the product in the browser's eyes, once its name is pointed at this machine", async () => {
  const tab = await browser.newPage();
  for (const [service, path] of [
    ["hosting", "/"],
    ["firestore", "/v1/projects/demo-test/databases/(default)/documents/open/news"],
    ["storage", new URL(photoUrl).pathname + new URL(photoUrl).search],
    ["functions", "/demo-test/europe-west3/whoami"],
  ] as const) {
    const answer = await tab.goto(`http://evil.example:${project.ports[service]}${path}`);
    expect([service, answer?.status()]).toEqual([service, 403]);
    // The page that the refusal makes is same-origin with the service: what it asks carries no foreign Origin.
    const statuses = await tab.evaluate(
      (path) =>
        Promise.all(
          ["GET", "POST"].map(
            async (method) =>
              (await fetch(path, { method, ...(method === "POST" ? { body: "{}" } : {}) })).status,
          ),
        ),
      path,
    );
    expect([service, statuses]).toEqual([service, [403, 403]]);
  }
  await tab.close();
});
