import { expect, test } from "vitest";
import { runMalformedStress } from "./malformed.ts";
import { IS_DEEP } from "../testing/deep.ts";

const SOME_MEMORY = 32 * 2 ** 20;

/** `npm run test:deep` sends more. */
const REQUESTS = IS_DEEP ? 10_000 : 100;

test(
  "malformed requests: none crashes, hangs or is the server's fault, and memory stays flat",
  { timeout: 900_000 },
  async () => {
    const { outcomes, faults, heap } = await runMalformedStress(REQUESTS, 7);
    expect(faults).toEqual([]);
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
    expect(heap.end).toBeLessThan(heap.start + SOME_MEMORY);
  },
);
