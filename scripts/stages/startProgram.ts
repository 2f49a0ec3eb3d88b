import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { CpuMeter } from "./cpuMeter.ts";

const GRACE_MS = 5000;

/** Way that a program ended. */
interface Ended {
  /** True when it said that all was well. */
  readonly ok: boolean;
  readonly wallSeconds: number;
  /** Processor time of the program and all that it started; `undefined` where the system does not tell. */
  readonly cpuSeconds: number | undefined;
}

interface RunningProgram {
  readonly ended: Promise<Ended>;
  /** Asks it to end, with all that it started, and ends what has not gone after a while. */
  readonly stop: () => Promise<void>;
}

interface Program {
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File that takes all that it writes. */
  readonly log: string;
  /** Longest time that it may take to end once it was asked to. */
  readonly graceMs?: number;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

async function stopTree(
  child: ChildProcess,
  ended: Promise<unknown>,
  meter: CpuMeter,
  graceMs: number,
): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  meter.pidsOf(pid); // A look at the tree while its root still holds it together.
  const group = process.platform === "win32" ? pid : -pid;
  // A terminal would ask the whole group; runners close their browsers and servers then.
  signal(group, "SIGINT");
  let timer: NodeJS.Timeout | undefined;
  const grace = new Promise((resolve) => (timer = setTimeout(resolve, graceMs)));
  await Promise.race([ended, grace]);
  clearTimeout(timer);
  for (const left of meter.pidsOf(pid)) signal(left, "SIGKILL");
  if (child.exitCode === null && child.signalCode === null) signal(group, "SIGKILL");
}

/** Tells where a program writes to: the file, or our own output where that cannot be made. */
function openLog(log: string): number | "inherit" {
  try {
    mkdirSync(dirname(log), { recursive: true });
    return openSync(log, "w");
  } catch (error) {
    console.error(`${log} cannot be written: ${String(error)}`);
    return "inherit";
  }
}

/**
 * Starts a program in a process group of its own, with its output in a file. It never throws: a program that cannot
 * be started has ended badly.
 */
export function startProgram(
  { command, folder, env, log, graceMs = GRACE_MS }: Program,
  meter: CpuMeter,
): RunningProgram {
  const started = performance.now();
  const output = openLog(log);
  const [file, ...args] = command;
  const windows = process.platform === "win32";
  const child = spawn(file, args, {
    cwd: folder,
    env,
    // A file, no pipe: a server that was left behind would keep a pipe open for ever.
    stdio: ["ignore", output, output],
    shell: windows,
    detached: !windows,
  });
  if (child.pid !== undefined) meter.open(child.pid);
  const ended = new Promise<Ended>((resolve) => {
    const end = (ok: boolean): void => {
      if (typeof output === "number") closeSync(output);
      resolve({
        ok,
        wallSeconds: (performance.now() - started) / 1000,
        cpuSeconds: child.pid === undefined ? undefined : meter.secondsOf(child.pid),
      });
    };
    child.once("error", (error) => {
      if (child.pid !== undefined) return;
      if (typeof output === "number") appendFileSync(output, `${error.message}\n`);
      else console.error(error.message);
      end(false);
    });
    child.once("exit", (code) => end(code === 0));
  });
  return { ended, stop: () => stopTree(child, ended, meter, graceMs) };
}
