import type { LocalFirebase } from "@carnation/local-firebase";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Place where a server serves. */
export type Served = Pick<LocalFirebase, "ports" | "adminEnv" | "projectId">;

/** A server in a process of its own, to be killed and started again on what it left. */
export interface KillableServer {
  /** Starts it, where it was before when it was there. */
  start(): Promise<Served>;
  /** Kills it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Ends it and erases what it kept. */
  stop(): Promise<void>;
}

/** @param functionsModule file with the functions that it serves */
export async function killableServer(functionsModule: string): Promise<KillableServer> {
  const folder = await mkdtemp(join(tmpdir(), "carnation-killed-"));
  const program = fileURLToPath(new URL("killedServer.ts", import.meta.url));
  let server: ChildProcess | undefined;
  let ports: object = {};
  async function kill(): Promise<void> {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
  return {
    async start() {
      server = fork(program, [folder, functionsModule, JSON.stringify(ports)], {
        execArgv: ["--conditions=@carnation/source"],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      const [served] = (await Promise.race([
        once(server, "message"),
        once(server, "exit").then(() => Promise.reject(new Error("the server did not start"))),
      ])) as [Served];
      ({ ports } = served);
      return served;
    },
    kill,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
