import { test as base } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READY = /http:\/\/127\.0\.0\.1:\d+/;
const variables = [
  "CARNATION_PORT",
  "CARNATION_FUNCTIONS_PORT",
  "CARNATION_FIRESTORE_PORT",
  "CARNATION_AUTH_PORT",
  "CARNATION_STORAGE_PORT",
] as const;

/** The product as `npm start` runs it, on ports and a data folder of its own. */
export interface Product {
  readonly url: string;
  /** kill -9 of the whole process group: no goodbye, no flush. */
  kill(): Promise<void>;
  /** `npm start` again, same ports, same data. */
  start(): Promise<void>;
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === "object" && address !== null ? address.port : 0);
}

async function launch(env: Record<string, string>): Promise<ChildProcess> {
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

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGKILL");
  await gone;
}

export const test = base.extend<object, { product: Product }>({
  product: [
    // Playwright demands a destructuring pattern here even when no other fixture is used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "carnation-e2e-"));
      const ports = await Promise.all(variables.map(async (name) => [name, await freePort()] as const));
      const env = { ...Object.fromEntries(ports), CARNATION_DATA: dataDir };
      let child = await launch(env);
      await use({
        url: `http://127.0.0.1:${ports[0]?.[1]}`,
        kill: () => killGroup(child),
        async start() {
          child = await launch(env);
        },
      });
      await killGroup(child);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "@playwright/test";
