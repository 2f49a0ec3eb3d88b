import type * as Auth from "firebase/auth";
import type * as Firestore from "firebase/firestore";
import type * as Functions from "firebase/functions";
import type * as Storage from "firebase/storage";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { findBrowser } from "@carnation/testing/browser/findBrowser";

const sdkFolder = dirname(createRequire(import.meta.url).resolve("firebase/package.json"));

/**
 * Record of what a listener has heard: the ids of each snapshot's documents, or the code of the error that ended it.
 */
interface Following {
  readonly states: string[][];
  readonly stop: () => void;
  /** Resolves once the last state's ids, joined with commas, are these. */
  readonly until: (ids: string) => Promise<void>;
}

declare global {
  /** Modules that `page.html` leaves for the code that a test runs in the page. */
  var firebase: typeof Firestore &
    typeof Auth &
    typeof Storage &
    typeof Functions & {
      readonly db: Firestore.Firestore;
      readonly auth: Auth.Auth;
      readonly storage: Storage.FirebaseStorage;
      readonly functions: Functions.Functions;
      /** Listens to a collection and notes every snapshot in `seen`. */
      readonly watch: (path: string) => void;
      /** The ids of each snapshot, an asterisk behind what the server has not confirmed. */
      readonly seen: string[];
      /** A collection of its own, open to everybody. */
      readonly room: () => Firestore.CollectionReference;
      /** `ok`, or the code of the error. */
      readonly outcome: (work: Promise<unknown>) => Promise<string>;
      readonly follow: (target: Firestore.Query | Firestore.DocumentReference) => Following;
    };
}

/** The page that the tests run their code in, for the site's `index.html`. */
export function readPage(): Promise<string> {
  return readFile(new URL("./page.html", import.meta.url), "utf8");
}

/** @param args more of the command line */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...args],
  });
}

/** A page in a context of its own; the SDK's published browser build comes from the installed package. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  return openTab(await browser.newContext(), url);
}

/** A page beside the others of a context: they share connections and what is stored in the browser. */
export async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.route("https://www.gstatic.com/firebasejs/**", async (route) => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1)!;
    const body = await readFile(join(sdkFolder, file));
    await route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body,
    });
  });
  // The SDK asks the network whether there is one; the tests have none.
  await page.route("https://www.google.com/**", (route) => route.abort());
  await page.goto(url);
  await page.waitForFunction(() => "firebase" in globalThis);
  return page;
}
