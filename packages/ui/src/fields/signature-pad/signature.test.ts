import { expect, test } from "vitest";
import { isSigned, scaleStrokes, type Signature, signatureUrl } from "./signature.ts";

const point = { x: 300, y: 120, pressure: 0.5, time: 0 };

test.each<[string, Signature | null, boolean]>([
  ["nothing", null, false],
  ["no stroke", { kind: "drawn", strokes: [], svg: "" }, false],
  ["a stroke without a point", { kind: "drawn", strokes: [[]], svg: "" }, false],
  ["a stroke", { kind: "drawn", strokes: [[point]], svg: "<svg/>" }, true],
  ["a name without the box", { kind: "typed", name: "Anaïs Morel", confirmed: false }, false],
  ["the box without a name", { kind: "typed", name: "  ", confirmed: true }, false],
  ["a name with the box", { kind: "typed", name: "Anaïs Morel", confirmed: true }, true],
])("%s", (_, signature, expected) => {
  expect(isSigned(signature)).toBe(expected);
});

test("strokes keep their shape on a paper of another width", () => {
  const there = scaleStrokes([[point]], 0.5);
  expect(there).toEqual([[{ ...point, x: 150, y: 60 }]]);
  expect(scaleStrokes(there, 2)).toEqual([[point]]);
});

test("the drawing is an address, whatever characters it holds", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>é # %</title></svg>';
  expect(decodeURIComponent(signatureUrl({ svg }).replace(/^[^,]*,/u, ""))).toBe(svg);
});
