import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@carnation/testing/freePort";

const READY = /http:\/\/127\.0\.0\.1:\d+/;
const portVariables = [
  "CARNATION_PORT",
  "CARNATION_FUNCTIONS_PORT",
  "CARNATION_FIRESTORE_PORT",
  "CARNATION_AUTH_PORT",
  "CARNATION_STORAGE_PORT",
  "CARNATION_PAYMENTS_PORT",
] as const;

/** The product as `npm start` runs it, on ports and a data folder of its own. */
export interface Product {
  readonly url: string;
  /** The card provider: its page with the simulated clock. */
  readonly bankUrl: string;
  /** Place where a card provider tells this product what happens. */
  readonly webhookUrl: string;
  /** Holds what the admin SDK needs in its environment to reach this product's sign-in, Firestore and Storage. */
  readonly adminEnv: Readonly<Record<string, string>>;
  /** kill -9 of the whole process group: no goodbye, no flush. */
  kill(): Promise<void>;
  /** `npm start` again, same ports, same data; resolves when the start banner is out. */
  start(): Promise<void>;
  /** Ends the process and removes the data. */
  dispose(): Promise<void>;
}

async function launch(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn("npm", ["start"], { env: { ...process.env, ...env }, detached: true });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (READY.test(output)) resolve();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return child;
}

async function killGroup(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  process.kill(-child.pid, "SIGKILL");
  await gone;
}

/** @param env variables on top of the environment, for instance `{ CARNATION_DEMO: "off" }` */
export async function prepareProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "carnation-product-"));
  const ports: Record<string, string> = {};
  for (const name of portVariables) ports[name] = String(await freePort());
  let child: ChildProcess | undefined;
  return {
    url: `http://127.0.0.1:${ports["CARNATION_PORT"]}`,
    bankUrl: `http://127.0.0.1:${ports["CARNATION_PAYMENTS_PORT"]}`,
    webhookUrl: `http://127.0.0.1:${ports["CARNATION_FUNCTIONS_PORT"]}/demo-carnation/europe-west3/stripewebhook`,
    adminEnv: {
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports["CARNATION_AUTH_PORT"]}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports["CARNATION_FIRESTORE_PORT"]}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports["CARNATION_STORAGE_PORT"]}`,
      // Without it the Google libraries look for a metadata server on the network.
      METADATA_SERVER_DETECTION: "none",
    },
    kill: () => killGroup(child),
    async start() {
      child = await launch({ ...ports, CARNATION_DATA: dataDir, ...env });
    },
    async dispose() {
      await killGroup(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
