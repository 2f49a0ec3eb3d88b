import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { JawlineDrawing, jawlineLevels } from "./JawlineDrawing.tsx";

describeConformance(<JawlineDrawing level={3} />);

test("each level has a jaw line of its own, and none is read aloud", () => {
  const { container } = render(jawlineLevels.map((level) => <JawlineDrawing key={level} level={level} />));
  const jaws = [...container.querySelectorAll(".cn-jawline-drawing__jaw")].map((jaw) =>
    jaw.getAttribute("d"),
  );
  expect(new Set(jaws).size).toBe(4);
  expect(container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(4);
});
