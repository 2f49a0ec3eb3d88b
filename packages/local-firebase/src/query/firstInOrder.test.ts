import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstInOrder } from "./firstInOrder.ts";

const items = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 900, maxLength: 3000 });

test("firstInOrder is a stable sort, cut off", () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 400 }), (keys, count) => {
      const numbered = keys.map((key, place) => ({ key, place }));
      const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
      const sorted = numbered.toSorted(compare);
      expect(firstInOrder([...numbered], compare, count)).toEqual(sorted.slice(0, count));
      expect(firstInOrder([...numbered], compare, Infinity)).toEqual(sorted);
    }),
    { numRuns: 40, seed: 1 },
  );
});
