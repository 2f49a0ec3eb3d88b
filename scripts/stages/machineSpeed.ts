/** Processor time of one round of the reference on the machine that the budgets were noted on, milliseconds. */
export const REFERENCE_MS = 10;
const PERIOD_MS = 1000;
/** Rounds before the first that counts: the compiler of the engine takes that long to know the loop. */
const WARM_UP = 30;

/** A fixed piece of work of the kinds that tests do: numbers, objects, texts, sorting. */
function round(): number {
  let seed = 1;
  const random = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 1);
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ key: `k${random() % 997}`, index }));
  const byKey = new Map<string, number>();
  for (const { key, index } of rows) byKey.set(key, (byKey.get(key) ?? 0) + (index % 7));
  rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
  return JSON.stringify(rows.slice(0, 500)).length + byKey.size;
}

/** Processor time of this thread alone so far, where Node tells it; of the process otherwise. Milliseconds. */
function ownMilliseconds(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}

export interface MachineSpeed {
  /**
   * By how many times a second of processor time does less than on the machine of the budgets: the median of the rounds
   * since a moment of `performance.now()`. Neighbours on the machine make it larger too.
   */
  readonly slownessSince: (moment: number) => number;
  readonly stop: () => void;
}

/** Measures the reference now, for half a second, and from then on once a second: what else runs changes the answer. */
export function startMachineSpeed(): MachineSpeed {
  const samples: { readonly at: number; readonly milliseconds: number }[] = [];
  const measure = (): void => {
    const before = ownMilliseconds();
    round();
    samples.push({ at: performance.now(), milliseconds: ownMilliseconds() - before });
  };
  for (let done = 0; done < WARM_UP; done += 1) round();
  for (let done = 0; done < 9; done += 1) measure();
  const timer = setInterval(measure, PERIOD_MS);
  timer.unref();
  return {
    slownessSince: (moment) => {
      const since = samples.filter(({ at }) => at >= moment);
      // A stage shorter than a period has none of its own.
      const taken = (since.length >= 3 ? since : samples.slice(-9)).map(({ milliseconds }) => milliseconds);
      const sorted = taken.toSorted((a, b) => a - b);
      return (sorted[sorted.length >> 1] ?? REFERENCE_MS) / REFERENCE_MS;
    },
    stop: () => clearInterval(timer),
  };
}
