import { expect, test } from "vitest";
import { boundedWidth, columnsLayout, widthBounds } from "./columnWidths.ts";

const columns = [
  { id: "name" },
  { id: "price", width: "106px" },
  { id: "state", priority: 2 as const, minWidth: 80, maxWidth: 200 },
];

test("columns keep their own widths as long as none was given one", () => {
  expect(columnsLayout(columns, {}, 1)).toEqual({
    resized: undefined,
    widths: { name: undefined, price: "106px", state: undefined },
    sums: undefined,
  });
});

test("a width that was given leaves the rest to the first column, which keeps a least one", () => {
  const { resized, widths, sums } = columnsLayout(columns, { price: 140 }, 1);
  expect(resized).toBe("own");
  expect(widths).toEqual({ name: undefined, price: "140px", state: "7.5rem" });
  expect(sums).toEqual({
    "--cn-columns-1": "calc(0px + 15rem + 140px + 2.75rem)",
    "--cn-columns-2": "calc(0px + 7.5rem)",
    "--cn-columns-3": "calc(0px)",
  });
});

test("a first column with a width makes the table as wide as its columns", () => {
  expect(columnsLayout(columns, { name: 300 }, 0).resized).toBe("all");
});

test.each([
  ["not a number", Number.NaN, undefined],
  ["without end", Number.POSITIVE_INFINITY, undefined],
  ["negative", -5, "80px"],
  ["huge", 1e12, "200px"],
])("a width that is %s is bounded or left out", (_, width, expected) => {
  expect(columnsLayout(columns, { state: width, price: 100 }, 0).widths["state"]).toBe(expected ?? "7.5rem");
});

test("bounds that are no numbers or in the wrong order are put right", () => {
  expect(widthBounds({ id: "a", minWidth: 300, maxWidth: 100 })).toEqual({ min: 300, max: 300 });
  expect(widthBounds({ id: "a", minWidth: -1, maxWidth: Number.NaN })).toEqual({ min: 64, max: 1000 });
  expect(boundedWidth({ id: "a" }, 63.6)).toBe(64);
});
