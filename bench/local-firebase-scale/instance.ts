import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A local Firebase in a process of its own. */
export interface Instance {
  readonly port: number;
  /** Seconds from the call that opens the data folder to the open ports, without the start of Node. */
  readonly openedIn: number;
  /** Asks for the resident memory, MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Opens a data folder in a new process. */
export async function openInstance(project: string, data: string): Promise<Instance> {
  const child = fork(join(import.meta.dirname, "server.ts"), [project, data], {
    execArgv: ["--conditions=@carnation/source"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { port, seconds } = await answerOf<{ port: number; seconds: number }>(child);
  return {
    port,
    openedIn: seconds,
    async memory() {
      child.send("memory");
      const { bytes } = await answerOf<{ bytes: number }>(child);
      return bytes / 1024 / 1024;
    },
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const [answer] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The local Firebase has ended."))),
  ])) as [T];
  return answer;
}
