import { chromium, type Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, constants } from "node:zlib";
import { getStorage } from "firebase-admin/storage";
import {
  businessLogoPath,
  customerPicturePath,
  customerSignatureName,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  diagnosisThumbnailPath,
  documentPaths,
  fileCacheControl,
  newsPicturePath,
  quotePdfPath,
  quoteSignaturePath,
  sendingAttachmentPath,
  thumbnailSizes,
} from "../packages/product/src/path/index.ts";
import { DEMO_CLIENTS_OF } from "../scripts/demo/clients.ts";
import { findBrowser } from "@carnation/testing/browser/findBrowser";
import { withAdmin } from "./newProfessional.ts";
import type { Product } from "./product.ts";
import { CLAIRE, signIn } from "./steps.ts";
import { expect, test } from "./test.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const uid = DEMO_CLIENTS_OF;
const CLIENT = demoId("customers", "anais-morel");
const DIAGNOSIS = demoId("diagnosis", "anais-morel");

/** A text that stands nowhere else; no compression shortens it. */
const newMarker = (): string => randomBytes(24).toString("hex");

type Change = (bytes: Buffer, marker: string) => Buffer;
/** Appends a marker after the end of a picture or a PDF, which is passed over. */
const append: Change = (bytes, marker) => Buffer.concat([bytes, Buffer.from(marker)]);
const inEntry: Change = (bytes, marker) => {
  const json = JSON.parse(bytes.toString()) as object | object[];
  return Buffer.from(
    JSON.stringify(Array.isArray(json) ? [{ ...json[0], marker }, ...json.slice(1)] : { ...json, marker }),
  );
};

/** The private files of a professional, each kind once. */
const privateFiles: readonly { readonly path: string; readonly type: string; readonly mark: Change }[] = [
  { path: diagnosisPhotoPath(uid, DIAGNOSIS), type: "image/jpeg", mark: append },
  ...thumbnailSizes.map((size) => ({
    path: diagnosisThumbnailPath(uid, DIAGNOSIS, size),
    type: "image/jpeg",
    mark: append,
  })),
  { path: diagnosisResultPath(uid, DIAGNOSIS), type: "application/json", mark: inEntry },
  { path: diagnosisMasksPath(uid, DIAGNOSIS), type: "application/json", mark: inEntry },
  { path: customerPicturePath(uid, `${CLIENT}.jpg`), type: "image/jpeg", mark: append },
  { path: customerPicturePath(uid, customerSignatureName(CLIENT)), type: "image/png", mark: append },
  { path: sendingAttachmentPath(uid, "marked"), type: "application/pdf", mark: append },
  { path: quotePdfPath(uid, "marked"), type: "application/pdf", mark: append },
  { path: quoteSignaturePath(uid, "marked"), type: "image/png", mark: append },
  { path: businessLogoPath(uid, "marked.png"), type: "image/png", mark: append },
];

interface Planted {
  /** By path, or kind of document. */
  readonly secret: ReadonlyMap<string, string>;
  /** Of a picture that every professional reads, by its path. */
  readonly common: ReadonlyMap<string, string>;
}

/** Writes the markers as somebody else's program would, and waits until no browser may keep them. */
function plantMarkers(product: Product): Promise<Planted> {
  return withAdmin(product, async (db, app) => {
    const bucket = getStorage(app).bucket("demo-carnation.firebasestorage.app");
    const markers = new Map<string, string>();
    const result = bucket.file(diagnosisMasksPath(uid, DIAGNOSIS));
    await expect.poll(async () => (await result.exists())[0], { timeout: 150_000 }).toBe(true);
    for (const { path, type, mark } of privateFiles) {
      const file = bucket.file(path);
      const [there] = await file.exists();
      const marker = newMarker();
      markers.set(path, marker);
      const bytes = mark(there ? (await file.download())[0] : Buffer.alloc(0), marker);
      await file.save(bytes, { contentType: type, resumable: false });
      const cacheControl = async () => (await file.getMetadata())[0].cacheControl;
      await expect.poll(cacheControl, path).toBe(fileCacheControl(path));
    }
    const [[article]] = await bucket.getFiles({ prefix: newsPicturePath("") });
    const common = new Map([[article!.name, newMarker()]]);
    const [picture] = await article!.download();
    await article!.save(append(picture, common.get(article!.name)!), { resumable: false });
    const notes = newMarker();
    markers.set("documents", notes);
    await db.doc(documentPaths.customer(uid, CLIENT)).update({ notes });
    return { secret: markers, common };
  });
}

/** Asks for every file with the page's own sign-in, as the Storage SDK does. */
function readFiles(page: Page, product: Product, paths: readonly string[]): Promise<readonly number[]> {
  const storage = product.adminEnv["FIREBASE_STORAGE_EMULATOR_HOST"];
  return page.evaluate(
    async ({ paths, storage }) => {
      const open = indexedDB.open("firebaseLocalStorageDb");
      await new Promise((resolve) => open.addEventListener("success", resolve));
      const all = open.result
        .transaction("firebaseLocalStorage")
        .objectStore("firebaseLocalStorage")
        .getAll();
      await new Promise((resolve) => all.addEventListener("success", resolve));
      open.result.close();
      const [{ value }] = all.result as [{ value: { stsTokenManager: { accessToken: string } } }];
      const config = (await (await fetch("/__/firebase/init.json")).json()) as { storageBucket: string };
      return Promise.all(
        paths.map(async (path) => {
          const address = `http://${storage}/v0/b/${config.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
          const answer = await fetch(address, {
            headers: { authorization: `Firebase ${value.stsTokenManager.accessToken}` },
          });
          await answer.arrayBuffer();
          return answer.status;
        }),
      );
    },
    { paths, storage },
  );
}

/** Every file below a folder, and what it unpacks to. */
async function* contents(folder: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = join(entry.parentPath, entry.name);
    const bytes = await readFile(name);
    yield { name, bytes };
    for (let at = bytes.indexOf("\u001f\u008b\b", 0, "latin1"); at >= 0;) {
      try {
        const unpacked = gunzipSync(bytes.subarray(at), { finishFlush: constants.Z_SYNC_FLUSH });
        yield { name: `${name}, unpacked`, bytes: unpacked };
      } catch {
        // Bytes that only look like the beginning of one.
      }
      at = bytes.indexOf("\u001f\u008b\b", at + 1, "latin1");
    }
  }
}

/** Tells which markers stand in a profile, as text of one or two bytes a character. */
async function findMarkers(profile: string, markers: ReadonlyMap<string, string>): Promise<string[]> {
  const found = new Set<string>();
  for await (const { name, bytes } of contents(profile)) {
    for (const [what, marker] of markers) {
      const forms = [Buffer.from(marker), Buffer.from(marker, "utf16le")];
      if (forms.some((form) => bytes.includes(form))) found.add(`${what} in ${name.slice(profile.length)}`);
    }
  }
  return [...found].sort();
}

test("the profile of a browser holds no private file and no document after the sign-out", async ({
  product,
}) => {
  const { secret, common } = await plantMarkers(product);
  const profile = await mkdtemp(join(tmpdir(), "carnation-profile-"));
  const executablePath = findBrowser();
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...(executablePath === undefined ? {} : { executablePath }),
      baseURL: product.url,
      locale: "fr-FR",
      args: ["--no-sandbox"],
    });
  try {
    const context = await open();
    const page = context.pages()[0] ?? (await context.newPage());
    await signIn(page, CLAIRE);
    await page.goto(`/user/diagnosis/results/${DIAGNOSIS}`);
    await expect(page.getByRole("tab", { name: /Critères/ })).toBeVisible();
    await page.goto(`/user/customers/${CLIENT}`);
    await expect(page.getByRole("textbox", { name: "Vos notes" })).toHaveValue(secret.get("documents")!);
    await page.goto("/user/customers");
    await expect(page.getByText("Anaïs Morel")).toBeVisible();
    const paths = [...privateFiles.map(({ path }) => path), ...common.keys()];
    expect(await readFiles(page, product, paths)).toEqual(paths.map(() => 200));
    await page.goto("/user/logout");
    await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
    await context.close();

    // The search finds what a browser keeps: the picture of an article is no secret.
    expect(await findMarkers(profile, common)).not.toEqual([]);
    expect(await findMarkers(profile, secret)).toEqual([]);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});
