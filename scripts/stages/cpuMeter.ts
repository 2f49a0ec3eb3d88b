import { readdirSync, readFileSync } from "node:fs";
import { CpuAccount, parseStat, type ProcessSample } from "./cpuAccount.ts";

const PERIOD_MS = 250;
const TICKS_PER_SECOND = 100;

function readProcesses(): ProcessSample[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      } catch {
        return []; // It has ended in between.
      }
    });
}

/** Seconds that all processors together have worked since the system was started; steal is work for somebody else. */
function readBusySeconds(): number {
  // user nice system idle iowait irq softirq steal
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = readFileSync(
    "/proc/stat",
    "utf8",
  )
    .split("\n", 1)
    .join()
    .trim()
    .split(/\s+/u)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS_PER_SECOND;
}

export interface CpuMeter {
  /** From now on the process and all that it starts are counted. */
  readonly open: (pid: number) => void;
  /** Seconds of processor time so far; `undefined` where the system does not tell. Misses the last 250 ms of each process. */
  readonly secondsOf: (pid: number) => number | undefined;
  /** The process and all that it has started, as far as it is there now. */
  readonly pidsOf: (pid: number) => readonly number[];
  /** Seconds of processor time that programs outside have used so far; `undefined` where the system does not tell. */
  readonly othersSeconds: () => number | undefined;
  readonly stop: () => void;
}

/** Measures the processor time of whole trees of processes, on Linux. */
export function startCpuMeter(): CpuMeter {
  if (process.platform !== "linux") {
    return {
      open: () => undefined,
      secondsOf: () => undefined,
      pidsOf: () => [],
      othersSeconds: () => undefined,
      stop: () => undefined,
    };
  }
  const account = new CpuAccount();
  const sample = (): void => account.add(readProcesses());
  const timer = setInterval(sample, PERIOD_MS);
  timer.unref();
  return {
    open: (pid) => {
      account.open(pid);
      sample();
    },
    secondsOf: (pid) => account.secondsOf(pid),
    pidsOf: (pid) => {
      sample();
      return account.pidsOf(pid);
    },
    othersSeconds: () => {
      sample();
      const { user, system } = process.cpuUsage();
      return readBusySeconds() - account.seconds() - (user + system) / 1e6;
    },
    stop: () => clearInterval(timer),
  };
}
