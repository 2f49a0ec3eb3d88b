import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ScoreDelta } from "./ScoreDelta.tsx";
import { verdicts } from "./verdict.ts";
import { VerdictMark } from "./VerdictMark.tsx";
import { VerdictShape } from "./VerdictShape.tsx";

const years = { one: "an", other: "ans" };

describe("ScoreDelta", () => {
  describeConformance(<ScoreDelta difference={15} verdict="improvement" unit="pts" />);
});
describe("VerdictMark", () => {
  describeConformance(<VerdictMark verdict="watch" />);
});
describe("VerdictShape", () => {
  describeConformance(<VerdictShape verdict="stable" />);
});

test.each([
  [15, "improvement", "pts", "+15\u00A0pts Amélioration"],
  [-7, "watch", "pts", "−7\u00A0pts À surveiller"],
  [-1, "stable", years, "−1\u00A0an Stable"],
  [-4, "improvement", years, "−4\u00A0ans Amélioration"],
  [0, "stable", "pts", "= Stable"],
  [null, "incomparable", "pts", " Non comparable"],
] as const)("%s, %s: sign, unit and word", (difference, verdict, unit, text) => {
  const { container } = render(<ScoreDelta difference={difference} verdict={verdict} unit={unit} />);
  expect(container.textContent).toBe(text);
});

test("each verdict has a silhouette of its own, hidden from screen readers", () => {
  const { container } = render(verdicts.map((verdict) => <VerdictShape key={verdict} verdict={verdict} />));
  const shapes = [...container.querySelectorAll("svg")];
  expect(shapes.every((shape) => shape.getAttribute("aria-hidden") === "true")).toBe(true);
  expect(new Set(shapes.map((shape) => shape.innerHTML)).size).toBe(5);
});

test("the host may say the verdict in its own words, and in another language", () => {
  const { container } = render(
    <UiProvider locale="en-GB" messages={en}>
      <ScoreDelta difference={1.5} verdict="improvement" fractionDigits={1}>
        Confirmed improvement
      </ScoreDelta>
      <VerdictMark verdict="incomparable" />
    </UiProvider>,
  );
  expect(container.textContent).toBe("+1.5 Confirmed improvementNot comparable");
});
