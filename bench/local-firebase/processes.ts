import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Ports } from "../../packages/local-firebase/src/index.ts";

const peersFolder = join(import.meta.dirname, "peers");

export interface Started<T> {
  readonly told: T;
  readonly child: ChildProcess;
}

/** Describes what the local Firebase tells about itself. */
export interface Own {
  readonly ports: Ports;
  readonly adminEnv: Readonly<Record<string, string>>;
}

export function startOwn(folder: string): Promise<Started<Own>> {
  return start(join(import.meta.dirname, "server.ts"), [folder], ["--conditions=@carnation/source"]);
}

/** Installs the peer when it is not there yet. */
export function startPeer(): Promise<Started<{ readonly port: number }>> {
  if (!existsSync(join(peersFolder, "node_modules", "@firestore-emulator"))) {
    console.log("Installing the server to compare with…");
    const flags = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];
    const shell = process.platform === "win32";
    const { status } = spawnSync("npm", ["install", ...flags], { cwd: peersFolder, stdio: "inherit", shell });
    if (status !== 0) throw new Error("The peer could not be installed.");
  }
  return start(join(peersFolder, "server.js"), [], []);
}

async function start<T>(program: string, args: string[], execArgv: string[]): Promise<Started<T>> {
  const child = fork(program, args, { execArgv, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [told] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error(`${program} did not start`))),
  ])) as [T];
  return { told, child };
}

export async function end({ child }: Started<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
