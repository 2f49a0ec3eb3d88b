import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CriterionGauge } from "./CriterionGauge.tsx";
import { gaugeVariants } from "./criterionGauge.variants.ts";
import { firmness, hydration } from "./testing/readings.ts";

test.each(gaugeVariants)("%s renders without a document", (variant) => {
  const markup = renderToString(createElement(CriterionGauge, { ...hydration, variant }));
  expect(markup).toContain("81<small>/100</small>");
  expect(markup).toContain('aria-valuetext="81/100, Point fort · Peau confortable"');
});

test("a gauge that is not measured renders without a meter", () => {
  const markup = renderToString(createElement(CriterionGauge, firmness));
  expect(markup).toContain("Non mesuré");
  expect(markup).not.toContain("meter");
});
