import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { adminEnv } from "../gateway/clientConfig.ts";
import type { Ports } from "../http/services.ts";
import { findFreePorts } from "../testing/findFreePorts.ts";
import { type CrashClients, startCrashClients } from "./crashClients.ts";
import { createRandom } from "./random.ts";
import { verifyCrash } from "./verifyCrash.ts";

export interface CrashFigures {
  readonly kills: number;
  /** Number of acknowledged operations. */
  readonly acknowledged: Readonly<Record<"writes" | "batches" | "transfers" | "uploads", number>>;
  /** From a server that answers again to an answer for each of the clients, milliseconds, one per kill. */
  readonly recoveries: readonly number[];
  /** List of what was lost, half done or stuck. */
  readonly faults: readonly string[];
}

/** Longest life of a server once every client has been answered, milliseconds. */
const LIFE = 500;
/** A client that is not answered for so long has not recovered, milliseconds. */
const RECOVERED = 90_000;
const PROJECT = "demo-crash";
const program = fileURLToPath(new URL("./crashServer.ts", import.meta.url));

/**
 * Kills an instance with SIGKILL again and again while clients write, and looks at what is left. The clients are never
 * told; they have to find the server again by themselves.
 * @param seed decides when each kill comes
 */
export async function runCrashStress(rounds: number, seed: number): Promise<CrashFigures> {
  const folder = await mkdtemp(join(tmpdir(), "crash-"));
  const ports = await findFreePorts();
  const random = createRandom(seed);
  Object.assign(process.env, adminEnv(PROJECT, "127.0.0.1", ports));
  let server = await start(folder, ports);
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.firebasestorage.app` }, "crash");
  const [db, storage] = [getFirestore(app), getStorage(app)];
  const clients = startCrashClients(db, storage);
  const recoveries: number[] = [];
  const faults: string[] = [];
  try {
    if ((await recovered(clients)) === null) faults.push("not every client was answered to begin with");
    for (let round = 0; round < rounds && faults.length === 0; round++) {
      await delay(random.fraction() * LIFE);
      await kill(server);
      server = await start(folder, ports);
      const time = await recovered(clients);
      if (time === null) faults.push(`round ${round}: not every client was answered within ${RECOVERED} ms`);
      else recoveries.push(time);
    }
    await clients.stop();
    faults.push(...(await verifyCrash(db, storage, clients.acknowledged)));
  } finally {
    await clients.stop();
    await deleteApp(app);
    await kill(server);
    await rm(folder, { recursive: true });
  }
  const { writes, batches, transfers, uploads } = clients.acknowledged;
  const acknowledged = { writes: writes.size, batches: batches.size, transfers, uploads: uploads.size };
  return { kills: recoveries.length, acknowledged, recoveries, faults };
}

/** @returns how long it took until every client was answered once more, milliseconds; null when it never happened */
async function recovered({ progress }: CrashClients): Promise<number | null> {
  const before = [...progress];
  const began = performance.now();
  while (progress.some((count, client) => count === before[client])) {
    if (performance.now() - began > RECOVERED) return null;
    await delay(5);
  }
  return performance.now() - began;
}

async function start(folder: string, ports: Ports): Promise<ChildProcess> {
  const child = fork(program, [folder, JSON.stringify(ports)], {
    execArgv: ["--conditions=@carnation/source"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("the server did not start"))),
  ]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
