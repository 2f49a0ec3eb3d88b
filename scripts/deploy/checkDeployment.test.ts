import { type LocalFirebase, startLocalFirebase } from "@carnation/local-firebase";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DocumentReference } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Backend, backendOf } from "../../apps/functions/src/backend/backend.ts";
import { countAccount } from "../../apps/functions/src/counters/countAccount.ts";
import { checkDeployment, CheckFailedError } from "./checkDeployment.ts";

const root = join(import.meta.dirname, "../..");
const photo = new Uint8Array(readFileSync(join(root, "apps/web/public/demo/visage-clair.jpg")));

/** A local Firebase with the rules of the product in a folder of its own, and its functions. */
interface World {
  readonly local: LocalFirebase;
  readonly backend: Backend;
  readonly site: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** Starts the product's functions and rules on a local Firebase of its own. */
async function startWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "carnation-check-"));
  for (const file of ["firestore.rules", "storage.rules"]) cpSync(join(root, file), join(folder, file));
  writeFileSync(
    join(folder, "firebase.json"),
    JSON.stringify({
      hosting: { public: "." },
      firestore: { rules: "firestore.rules" },
      storage: { rules: "storage.rules" },
    }),
  );
  const local = await startLocalFirebase({
    projectDir: folder,
    dataDir: join(folder, "data"),
    ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 },
    functionsModule: fileURLToPath(import.meta.resolve("@carnation/functions")),
    passwordCost: { N: 1024, r: 8, p: 1 },
  });
  Object.assign(process.env, local.adminEnv);
  const app = initializeApp({ projectId: local.projectId }, folder);
  return {
    local,
    folder,
    backend: backendOf(app, `${local.projectId}.firebasestorage.app`),
    site: `http://127.0.0.1:${local.ports.hosting}`,
    async stop() {
      await deleteApp(app);
      await local.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** Checks the deployment. @returns what was told, and why it failed, if it did */
async function check(site = world.site, bytes = photo) {
  const told: string[] = [];
  const failure = await checkDeployment(world.backend, {
    site,
    photo: bytes,
    tell: (line) => told.push(line),
  }).then(
    () => null,
    (error: unknown) => error,
  );
  return { told, failure };
}

/** Everything of accounts that is there. */
async function accounts() {
  const { db, auth, files } = world.backend;
  const users = await db.collection("users").listDocuments();
  return {
    users: users.length,
    signIns: (await auth.listUsers()).users.length,
    files: await files.list("users/"),
  };
}

const nothing = { users: 0, signIns: 0, files: [] };

test("a deployment in order is walked from its configuration to the erased account, and nothing stays", async () => {
  const { told, failure } = await check();
  expect(failure).toBeNull();
  expect(told).toEqual([
    `configuration du projet ${world.local.projectId}`,
    "compte créé",
    "compte connecté",
    "photo envoyée",
    expect.stringMatching(/^photo analysée, \d+ critères lus$/u),
    "analyse effacée",
    "compte effacé",
  ]);
  expect(await accounts()).toEqual(nothing);
});

test("a photo that is not analysed fails the check, whose account is erased all the same", async () => {
  const { told, failure } = await check(world.site, new Uint8Array([0xff, 0xd8, 0xff, 0xd9]));
  expect(failure).toBeInstanceOf(CheckFailedError);
  expect(String(failure)).toContain("L’analyse a échoué");
  expect(told.at(-1)).toBe("compte effacé");
  expect(await accounts()).toEqual(nothing);
});

test("an account that is counted while it is erased leaves nothing", async () => {
  const { db } = world.backend;
  const recursiveDelete = vi.spyOn(db, "recursiveDelete").mockImplementationOnce(async (user) => {
    if (!(user instanceof DocumentReference)) throw new TypeError("the account is erased as a document");
    for (const collection of await user.listCollections()) await db.recursiveDelete(collection);
    await countAccount(db, user.id);
    await user.delete();
  });
  await check(world.site, new Uint8Array([0xff, 0xd8, 0xff, 0xd9]));
  expect(recursiveDelete).toHaveBeenCalled();
  recursiveDelete.mockRestore();
  expect(await accounts()).toEqual(nothing);
});

test("a site without a configuration fails the check before anything is made", async () => {
  const { told, failure } = await check(`${world.site}/nowhere`);
  expect(String(failure)).toContain("/nowhere/__/firebase/init.json n’est pas servie");
  expect(told).toEqual([]);
  expect(await accounts()).toEqual(nothing);
});

test("storage rules that refuse the files fail the check with what is wrong", async () => {
  const rules = "rules_version = '2'; service firebase.storage { match /b/{b}/o { } }";
  writeFileSync(join(world.folder, "storage.rules"), rules);
  const failed = async () => String((await check()).failure);
  await expect.poll(failed, { timeout: 60_000 }).toContain("les règles de Storage lisent-elles Firestore ?");
  expect(await accounts()).toEqual(nothing);
});
