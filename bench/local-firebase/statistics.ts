/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Figures by the name of what was measured. */
export type Measures = ReadonlyMap<string, number>;

/** The median of each figure over several rounds. */
export function mediansOf(rounds: readonly Measures[]): Measures {
  const names = [...(rounds[0]?.keys() ?? [])];
  return new Map(names.map((name) => [name, median(rounds.map((round) => round.get(name) ?? Number.NaN))]));
}

/** Tells how long a piece of work takes, milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Tells how often a second a piece of work is done by so many at once, each doing it `times` in a row. */
export async function rateOf(
  workers: number,
  times: number,
  work: (worker: number, time: number) => Promise<unknown>,
): Promise<number> {
  const took = await timeOf(() =>
    Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        for (let time = 0; time < times; time++) await work(worker, time);
      }),
    ),
  );
  return (workers * times * 1000) / took;
}
