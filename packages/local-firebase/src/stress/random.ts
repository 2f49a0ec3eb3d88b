/** Choices that repeat for the same seed. */
export interface Random {
  /** In [0, 1). */
  fraction(): number;
  /** A whole number in [0, end). */
  below(end: number): number;
  /** @throws RangeError when there is nothing to choose from */
  pick<T>(from: readonly T[]): T;
}

/** @param seed any whole number. Source of the generator: mulberry32. */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(fraction() * end);
  return {
    fraction,
    below,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new RangeError("nothing to choose from");
      return from[below(from.length)] as T;
    },
  };
}
