import { expectTypeOf, test } from "vitest";
import type { CriterionGaugeProps } from "./CriterionGauge.tsx";
import type { GaugeBand } from "./gaugeScale.ts";

test("a band is one of four tones; not measured is the absence of a value, not a band", () => {
  expectTypeOf<GaugeBand["tone"]>().toEqualTypeOf<"strength" | "maintain" | "priority" | "reference">();
});

test("bands are only read", () => {
  expectTypeOf<readonly GaugeBand[]>().toExtend<CriterionGaugeProps["bands"]>();
});

test("a value is said to be absent by null, never left out", () => {
  expectTypeOf<CriterionGaugeProps["value"]>().toEqualTypeOf<number | null>();
  expectTypeOf<undefined>().not.toExtend<CriterionGaugeProps["value"]>();
});

test("the drawing takes no colour and no children from a host", () => {
  expectTypeOf<CriterionGaugeProps>().not.toHaveProperty("children");
  expectTypeOf<CriterionGaugeProps>().not.toHaveProperty("tone");
});
