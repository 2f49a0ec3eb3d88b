import { expect, test } from "vitest";
import { pageCount, pageMarks, pageRange } from "./pages.ts";

const written = (current: number, last: number): string =>
  pageMarks(current, last)
    .map((mark) => ("page" in mark ? String(mark.page) : "…"))
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 4, "1 2 3 4"],
  [1, 5, "1 2 … 5"],
  [1, 10, "1 2 … 10"],
  [3, 10, "1 2 3 4 … 10"],
  [4, 10, "1 2 3 4 5 … 10"],
  [5, 10, "1 … 4 5 6 … 10"],
  [7, 10, "1 … 6 7 8 9 10"],
  [10, 10, "1 … 9 10"],
])("page %i of %i offers %s", (current, last, marks) => {
  expect(written(current, last)).toBe(marks);
});

test("every page can be reached, and none twice", () => {
  for (let last = 1; last <= 12; last += 1) {
    for (let current = 1; current <= last; current += 1) {
      const pages = pageMarks(current, last).flatMap((mark) => ("page" in mark ? [mark.page] : []));
      expect(pages).toContain(current);
      expect([pages[0], pages.at(-1)]).toEqual([1, last]);
      expect(new Set(pages).size).toBe(pages.length);
    }
  }
});

test("the rows of a page", () => {
  expect(pageRange(1, 10, 34)).toEqual([1, 10]);
  expect(pageRange(4, 10, 34)).toEqual([31, 34]);
  expect(pageRange(1, 10, 0)).toEqual([0, 0]);
  expect([pageCount(0, 10), pageCount(30, 10), pageCount(31, 10)]).toEqual([1, 3, 4]);
});
