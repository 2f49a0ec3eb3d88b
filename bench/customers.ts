/**
 * The list of 200 clients, each with a picture, beside the empty one, on the local Firebase and in real Chromium: from a
 * press on « Mes clients » and from a typed address to the first rows on the screen.
 * Run: `npm run bench:customers`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalFirebase } from "@carnation/local-firebase";
import { startLocalPayments } from "@carnation/local-payments";
import { newCustomer, toStoredCustomer } from "@carnation/product/customer";
import { listLimits } from "@carnation/product/limits";
import { customerPicturePath, documentPaths } from "@carnation/product/path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { initializeApp } from "firebase-admin/app";
import sharp from "sharp";
import { JULIE, NADIA, signIn } from "../e2e/steps.ts";
import { demoSeed } from "../scripts/demo/seed.ts";
import { ensureBrowser } from "../scripts/ensureBrowser.ts";
import { buildApplication, root } from "./buildApplication.ts";
import { median } from "./local-firebase/statistics.ts";
import { demoId } from "../scripts/demo/demoId.ts";

const ROUNDS = 7;
const demo = join(root, "apps/web/public/demo");

buildApplication();

/** The professional whose account is empty in the demo gets as many clients as a list shows. */
async function fillList(projectId: string): Promise<void> {
  const uid = demoId("users", "nadia");
  const app = initializeApp({ projectId, storageBucket: `${projectId}.firebasestorage.app` }, "bench");
  const picture = await sharp(join(demo, "suivi-clair-3.jpg")).resize({ height: 512 }).jpeg().toBuffer();
  const batch = getFirestore(app).batch();
  for (let index = 0; index < listLimits.customers; index++) {
    const id = `client-${index}`;
    const request = {
      firstname: "Anaïs",
      lastname: `Morel ${String(index).padStart(3, "0")}`,
      email: `${id}@clients.example`,
      consent: true as const,
      consents: [],
    };
    const stored = newCustomer(id, request, { author: uid, now: new Date() });
    const file = getStorage(app)
      .bucket()
      .file(customerPicturePath(uid, `${id}.jpg`));
    await file.save(picture, { contentType: "image/jpeg", resumable: false });
    const fields = toStoredCustomer({ ...stored, picture: `${id}.jpg` });
    batch.set(getFirestore(app).doc(documentPaths.customer(uid, id)), fields);
  }
  await batch.commit();
}

/** Milliseconds until the list is on the screen, in an account that has just signed in. */
async function timesOf(
  browser: Browser,
  url: string,
  email: string,
  shown: (page: Page) => Promise<unknown>,
): Promise<{ readonly pressed: number[]; readonly typed: number[] }> {
  const pressed: number[] = [];
  const typed: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage({
      baseURL: url,
      locale: "fr-FR",
      viewport: { width: 1440, height: 900 },
    });
    await signIn(page, email);
    const link = page.getByRole("link", { name: "Mes clients" }).first();
    await link.waitFor();
    let began = performance.now();
    await link.click();
    await shown(page);
    pressed.push(performance.now() - began);
    began = performance.now();
    await page.goto("/user/customers");
    await shown(page);
    typed.push(performance.now() - began);
    await page.close();
  }
  return { pressed, typed };
}

const dataDir = mkdtempSync(join(tmpdir(), "bench-customers-"));
const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 };
const bank = await startLocalPayments({ dataDir: join(dataDir, "payments"), port: 0 });
const backend = await startLocalFirebase({ projectDir: root, dataDir, ports });
Object.assign(process.env, backend.adminEnv);
try {
  const bucket = `${backend.projectId}.firebasestorage.app`;
  await demoSeed({ projectId: backend.projectId, storageBucket: bucket, photos: demo, bank }).seedContent();
  await fillList(backend.projectId);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const url = `http://127.0.0.1:${backend.ports.hosting}`;
  const empty = await timesOf(browser, url, JULIE, (page) =>
    page.getByText("Ajoutez votre premier client").waitFor(),
  );
  const full = await timesOf(browser, url, NADIA, (page) =>
    page.getByText("Anaïs Morel 000").first().waitFor(),
  );
  await browser.close();
  for (const how of ["pressed", "typed"] as const) {
    const [few, many] = [median(empty[how]), median(full[how])];
    const words = how === "pressed" ? "« Mes clients » pressed" : "address typed";
    console.log(
      `${words}: ${listLimits.customers} clients ${many.toFixed(0)} ms, empty list ${few.toFixed(0)} ms: × ${(many / few).toFixed(2)} (aim: under 1000 ms)`,
    );
  }
} finally {
  await backend.stop();
  await bank.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
