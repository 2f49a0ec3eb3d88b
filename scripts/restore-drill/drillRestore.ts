import { exportData, importData, startLocalFirebase } from "@carnation/local-firebase";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Backend, backendOf } from "../../apps/functions/src/backend/backend.ts";
import { type Comparison, compareInventories } from "./compareInventories.ts";
import { type Inventory, takeInventory } from "./inventory.ts";

interface DrillOptions {
  /** Data of the product that runs. */
  readonly source: Backend;
  /** Folder that it keeps them in. */
  readonly dataDir: string;
  /** Folder of `firebase.json`. */
  readonly projectDir: string;
}

/** Result of a drill. */
export interface Drill {
  readonly comparisons: readonly Comparison[];
  /** Lines of the backup about what is damaged or missing. */
  readonly notes: readonly string[];
  /** Seconds that each step took. */
  readonly seconds: { readonly backup: number; readonly restore: number; readonly start: number };
}

/**
 * Restores a backup of the product that runs into an empty folder, starts it there, and compares every document, file and account.
 * The environment leads to the restored data afterwards; the folder is gone.
 */
export async function drillRestore({ source, dataDir, projectDir }: DrillOptions): Promise<Drill> {
  const folder = await mkdtemp(join(tmpdir(), "carnation-restore-"));
  const [backup, restoredDir] = [join(folder, "backup"), join(folder, "restored")];
  try {
    const before = await takeInventory(source);
    const notes: string[] = [];
    const exporting = await timed(() => exportData(dataDir, backup, (line) => notes.push(line)));
    const after = await takeInventory(source);
    const importing = await timed(() => importData({ dataDir: restoredDir, from: backup }));
    const { inventory, seconds } = await inventoryOf(projectDir, restoredDir);
    return {
      comparisons: compareInventories(before, after, inventory),
      notes,
      seconds: { backup: exporting, restore: importing, start: seconds },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts restored data on free ports, without functions: nothing may change them. */
async function inventoryOf(
  projectDir: string,
  dataDir: string,
): Promise<{ readonly inventory: Inventory; readonly seconds: number }> {
  const began = performance.now();
  const ports = { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 };
  const local = await startLocalFirebase({ projectDir, dataDir, ports });
  const seconds = secondsSince(began);
  // The SDK sets this one itself, once, and would go on reading the files of the source.
  Reflect.deleteProperty(process.env, "STORAGE_EMULATOR_HOST");
  Object.assign(process.env, local.adminEnv);
  const app = initializeApp({ projectId: local.projectId }, dataDir);
  try {
    const restored = backendOf(app, `${local.projectId}.firebasestorage.app`);
    return { inventory: await takeInventory(restored), seconds };
  } finally {
    await deleteApp(app);
    await local.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return secondsSince(began);
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;
