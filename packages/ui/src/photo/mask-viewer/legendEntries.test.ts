import { expect, test } from "vitest";
import { frMaskViewer } from "../../foundations/messages/sections/photo.ts";
import { maskLegend } from "./legendEntries.ts";
import { eyes, fringe, lines, pigmentation, redness } from "./testing/faceMasks.ts";

const labels = (shapes: Parameters<typeof maskLegend>[0]) =>
  maskLegend(shapes, frMaskViewer).map(({ label }) => label);

test("isolines have three words, other shapes one", () => {
  expect(labels(redness.shapes ?? [])).toEqual(["légère", "modérée", "marquée"]);
  expect(labels(pigmentation.shapes ?? [])).toEqual(["zone repérée"]);
});

test("a name of the host's own is said once", () => {
  expect(labels(lines.shapes ?? [])).toEqual(["lignes fines"]);
  expect(labels(eyes.shapes ?? [])).toEqual(["cernes", "sillons"]);
});

test("a criterion that was not measured says so", () => {
  expect(labels(fringe.shapes ?? [])).toEqual(["ligne repérée", "zone non mesurée"]);
});

test("the legend of nothing drawn has nothing to explain", () => {
  expect(labels([])).toEqual([]);
});
