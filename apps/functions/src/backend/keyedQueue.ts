const last = new Map<string, Promise<unknown>>();
const waiting = new Map<string, Promise<unknown>>();

/**
 * Runs one piece of work at a time for each name, in this process (a mutex with a queue): transactions that change the same document at the same time
 * begin again after pauses, which takes them longer than waiting. What other processes do they still find out by themselves.
 */
export function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
  last.set(name, turn);
  const leave = (): void => {
    if (last.get(name) === turn) last.delete(name);
  };
  turn.then(leave, leave);
  return turn;
}

/** Counts anew, in turn; whoever asks while a count waits for its turn has that one: it will see all that they have seen. */
export function runCoalesced<T>(name: string, count: () => Promise<T>): Promise<T> {
  const next = waiting.get(name);
  if (next !== undefined) return next as Promise<T>;
  const turn = runExclusive(name, () => {
    waiting.delete(name);
    return count();
  });
  waiting.set(name, turn);
  return turn;
}
