/** One line of `/proc/<pid>/stat`, as far as it is needed. */
export interface ProcessSample {
  readonly pid: number;
  readonly parent: number;
  /** Time of its start, in ticks since the system was: with the number it names a process for good. */
  readonly start: number;
  /** Holds what the process itself has used of a processor, in hundredths of a second. */
  readonly ticks: number;
}

const TICKS_PER_SECOND = 100;

/** Reads one line of `/proc/<pid>/stat`; `undefined` when it is none. */
export function parseStat(line: string): ProcessSample | undefined {
  // The second field is a name in parentheses that may hold anything, spaces and parentheses too.
  const rest = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const fields = [line.split(" ", 1)[0], rest[1], rest[11], rest[12], rest[19]].map(Number);
  if (fields.some((field) => !Number.isInteger(field))) return undefined;
  const [pid = 0, parent = 0, user = 0, system = 0, start = 0] = fields;
  return { pid, parent, start, ticks: user + system };
}

/**
 * Sums up, for some processes, what they and all that they have started use of the processors. It keeps what ended
 * processes had used and knows those whose parent is gone, which the system's own sums do not: most of a browser's
 * work is done by grandchildren that nobody waits for.
 */
export class CpuAccount {
  readonly #roots = new Set<number>();
  readonly #known = new Map<string, { readonly root: number; readonly ticks: number }>();
  #present: readonly { readonly pid: number; readonly root: number }[] = [];

  /** From now on the process and its descendants are counted. */
  open(pid: number): void {
    this.#roots.add(pid);
  }

  /** Takes all processes of the system as they are now. */
  add(samples: readonly ProcessSample[]): void {
    const byPid = new Map(samples.map((sample) => [sample.pid, sample]));
    const rootOf = (sample: ProcessSample, depth = 0): number | undefined => {
      const known = this.#known.get(`${sample.pid}:${sample.start}`);
      if (known !== undefined) return known.root;
      if (this.#roots.has(sample.pid)) return sample.pid;
      const parent = byPid.get(sample.parent);
      return parent === undefined || depth > 50 ? undefined : rootOf(parent, depth + 1);
    };
    this.#present = samples.flatMap((sample) => {
      const root = rootOf(sample);
      if (root === undefined) return [];
      this.#known.set(`${sample.pid}:${sample.start}`, { root, ticks: sample.ticks });
      return [{ pid: sample.pid, root }];
    });
  }

  /** The process and its descendants, as far as they were there at the last look. */
  pidsOf(root: number): number[] {
    return this.#present.filter((process) => process.root === root).map(({ pid }) => pid);
  }

  /** Gives what all of them have used so far, in seconds. */
  seconds(): number {
    let ticks = 0;
    for (const known of this.#known.values()) ticks += known.ticks;
    return ticks / TICKS_PER_SECOND;
  }

  /** Gives what a process and its descendants have used so far, in seconds. */
  secondsOf(pid: number): number {
    let ticks = 0;
    for (const known of this.#known.values()) if (known.root === pid) ticks += known.ticks;
    return ticks / TICKS_PER_SECOND;
  }
}
