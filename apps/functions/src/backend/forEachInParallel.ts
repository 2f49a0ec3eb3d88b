/**
 * Does something with each item, with so many of them at the same time. The first failure is thrown once those that had begun
 * have ended, and nothing is begun after it.
 * @param items taken one by one, as a lane is free
 */
export async function forEachInParallel<T>(
  items: Iterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let hasFailed = false;
  const lane = async (): Promise<void> => {
    while (!hasFailed) {
      const next = rest.next();
      if (next.done === true) return;
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const result of ended) if (result.status === "rejected") throw result.reason;
}
