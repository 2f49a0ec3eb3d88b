import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { criteria } from "../criterion/criteria.ts";
import type { Criterion } from "../criterion/criterion.ts";
import { compare } from "../testing/criterionResults.ts";

describe("laws of a comparison", () => {
  const anyCriterion: fc.Arbitrary<Criterion> = fc.constantFrom(...criteria);
  const anyValue = fc.double({ min: -10, max: 140, noNaN: true });
  const opposite = {
    improvement: "watch",
    watch: "improvement",
    unconfirmed: "unconfirmed",
    stable: "stable",
    incomparable: "incomparable",
  };

  it("swapping the two photos gives the opposite verdict, whatever the criterion and its margin", () => {
    fc.assert(
      fc.property(anyCriterion, anyValue, anyValue, fc.nat({ max: 20 }), (criterion, one, other, stable) => {
        const tuned = { ...criterion, stable };
        const there = compare(criterion.id, one, other, tuned);
        const back = compare(criterion.id, other, one, tuned);
        expect(back.verdict).toBe(opposite[there.verdict]);
        expect(back.delta).toBe(there.delta === 0 ? 0 : -there.delta!);
      }),
    );
  });

  it("turning the direction round gives the opposite verdict", () => {
    fc.assert(
      fc.property(anyCriterion, anyValue, anyValue, (criterion, one, other) => {
        const turned: Criterion = {
          ...criterion,
          direction: criterion.direction === "higher" ? "lower" : "higher",
        };
        const { verdict } = compare(criterion.id, one, other);
        expect(compare(criterion.id, one, other, turned).verdict).toBe(opposite[verdict]);
      }),
    );
  });

  it("a wider margin only ever turns a change into stable", () => {
    fc.assert(
      fc.property(
        anyCriterion,
        anyValue,
        anyValue,
        fc.nat({ max: 20 }),
        fc.nat({ max: 20 }),
        (criterion, one, other, stable, more) => {
          const narrow = compare(criterion.id, one, other, { ...criterion, stable }).verdict;
          const wide = compare(criterion.id, one, other, { ...criterion, stable: stable + more }).verdict;
          expect([narrow, "stable"]).toContain(wide);
        },
      ),
    );
  });

  it("a measure compared with itself is stable", () => {
    fc.assert(
      fc.property(anyCriterion, anyValue, (criterion, value) => {
        expect(compare(criterion.id, value, value)).toMatchObject({ delta: 0, verdict: "stable" });
      }),
    );
  });
});
