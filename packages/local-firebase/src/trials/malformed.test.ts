import { expect, test } from "vitest";
import { runMalformedTrial } from "./malformed.ts";

const SOME_MEMORY = 32 * 2 ** 20;

test(
  "500 malformed requests: none crashes, hangs or is the server's fault, and memory stays flat",
  { timeout: 300_000 },
  async () => {
    const { outcomes, faults, heap } = await runMalformedTrial(500, 7);
    expect(faults).toEqual([]);
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(500);
    expect(heap.end).toBeLessThan(heap.start + SOME_MEMORY);
  },
);
