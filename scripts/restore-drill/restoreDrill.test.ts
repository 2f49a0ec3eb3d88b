import { startLocalFirebase } from "@carnation/local-firebase";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { FieldValue, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, backendOf } from "../../apps/functions/src/backend/backend.ts";
import { compareInventories } from "./compareInventories.ts";
import { drillLines, isDrillPassed } from "./drillLines.ts";
import { drillRestore } from "./drillRestore.ts";

/** A product that runs, with data of every kind. */
async function startProduct() {
  const projectDir = mkdtempSync(join(tmpdir(), "carnation-drill-"));
  writeFileSync(join(projectDir, "firebase.json"), JSON.stringify({ hosting: { public: "." } }));
  const dataDir = join(projectDir, "data");
  const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 };
  const local = await startLocalFirebase({ projectDir, dataDir, ports });
  Reflect.deleteProperty(process.env, "STORAGE_EMULATOR_HOST");
  Object.assign(process.env, local.adminEnv);
  const app = initializeApp({ projectId: local.projectId }, projectDir);
  const source = backendOf(app, `${local.projectId}.firebasestorage.app`);
  return {
    projectDir,
    dataDir,
    source,
    async stop() {
      await deleteApp(app);
      await local.stop();
      rmSync(projectDir, { recursive: true, force: true });
    },
  };
}

async function fill({ db, auth, files }: Backend): Promise<void> {
  await auth.createUser({ uid: "claire", email: "claire@exemple.fr", password: "tulipe ardoise vélo" });
  await db.doc("users/claire").set({
    when: Timestamp.fromMillis(1),
    place: new GeoPoint(48.8, 2.3),
    bytes: Buffer.from([1, 2]),
    to: db.doc("users/ines"),
    zero: -0,
    counted: FieldValue.increment(1),
    list: [{ b: 1, a: null }],
  });
  // Below a document that is not there.
  await db.doc("users/gone/customers/anais").set({ firstname: "Anaïs" });
  await files.create("users/claire/diagnosis/d1.jpg", "photo", "image/jpeg");
}

let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct();
  await fill(product.source);
});
afterAll(() => product.stop());

test("a backup of a product that runs is restored, started and found whole; nothing of it stays", async () => {
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("carnation-restore-"));
  const before = folders();
  const drill = await drillRestore(product);
  expect(drill.comparisons).toEqual([
    { kind: "documents", same: 2, changed: 0, faults: [] },
    { kind: "files", same: 1, changed: 0, faults: [] },
    { kind: "accounts", same: 1, changed: 0, faults: [] },
  ]);
  expect(isDrillPassed(drill)).toBe(true);
  expect(drillLines(drill).slice(1)).toEqual([
    "documents : 2 identiques, 0 en défaut, 0 modifiés pendant la sauvegarde",
    "fichiers : 1 identiques, 0 en défaut, 0 modifiés pendant la sauvegarde",
    "comptes : 1 identiques, 0 en défaut, 0 modifiés pendant la sauvegarde",
    "Tout est revenu.",
  ]);
  expect(folders()).toEqual(before);
});

test("a restored backup is read by itself: what the source has lost since is there", async () => {
  await product.stop();
  product = await startProduct();
  await fill(product.source);
  const { source } = product;
  let round = 0;
  // The accounts are read last, after the backup for the second time.
  const listUsers: Backend["auth"]["listUsers"] = async (count, token) => {
    const page = await source.auth.listUsers(count, token);
    round += 1;
    if (round === 2) {
      await source.files.remove("users/claire/diagnosis/d1.jpg");
      await source.db.doc("users/claire").delete();
      await source.auth.deleteUser("claire");
    }
    return page;
  };
  const auth = Object.create(source.auth, { listUsers: { value: listUsers } }) as Backend["auth"];
  const { comparisons } = await drillRestore({ ...product, source: { ...source, auth } });
  expect(comparisons.map(({ same, faults }) => [same, faults])).toEqual([
    [2, []],
    [1, []],
    [1, []],
  ]);
});

test("a backup with damaged files does not pass, though all that is in it came back", () => {
  const notes = ["bucket/users/claire/diagnosis/d1.jpg is missing"];
  const drill = { comparisons: [], notes, seconds: { backup: 1, restore: 1, start: 1 } };
  expect(isDrillPassed(drill)).toBe(false);
  expect(drillLines(drill).slice(1)).toEqual([
    "sauvegarde : bucket/users/claire/diagnosis/d1.jpg is missing",
    "La restauration n’est pas complète.",
  ]);
});

const inventory = (documents: Readonly<Record<string, string>>) => ({
  documents: new Map(Object.entries(documents)),
  files: new Map<string, string>(),
  accounts: new Map<string, string>(),
});

test("a document that is missing, different or was never there is a fault; one that changed meanwhile is none", () => {
  const before = inventory({ same: "1", lost: "1", other: "1", changed: "1", removed: "1" });
  const after = inventory({ same: "1", lost: "1", other: "1", changed: "2", added: "1" });
  const restored = inventory({ same: "1", other: "2", changed: "1", strange: "1" });
  const [documents] = compareInventories(before, after, restored);
  expect(documents).toEqual({
    kind: "documents",
    same: 1,
    changed: 3,
    faults: ["lost", "other", "strange"],
  });
  const drill = {
    comparisons: compareInventories(before, after, restored),
    notes: [],
    seconds: { backup: 1.5, restore: 0.5, start: 2 },
  };
  expect(isDrillPassed(drill)).toBe(false);
  expect(drillLines(drill).slice(0, 3)).toEqual([
    "sauvegarde 1,5 s, restauration 0,5 s, démarrage 2,0 s",
    "documents : 1 identiques, 3 en défaut, 3 modifiés pendant la sauvegarde",
    "  - lost",
  ]);
});
