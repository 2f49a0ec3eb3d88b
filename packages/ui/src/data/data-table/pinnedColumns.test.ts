import { expect, test } from "vitest";
import type { DataTableColumn } from "./DataTableColumn.ts";
import { pinColumns } from "./pinnedColumns.ts";

const columns: readonly DataTableColumn<object>[] = ["a", "b", "c", "d", "e"].map((id) => ({
  id,
  header: id,
  ...(id === "b" ? { pinned: "end" as const } : {}),
}));
const plain = { selectable: false, withEnd: false };

test("columns that are not kept in view keep their identity", () => {
  const placed = pinColumns(columns, { ...plain, pinned: [] });
  expect(placed.columns).toBe(columns);
  expect(placed.pins).toEqual({});
  expect(pinColumns(columns, { ...plain, pinned: ["nowhere"] }).columns).toBe(columns);
});

test("a column goes to its side, the first column stays with those of the start", () => {
  const placed = pinColumns(columns, { pinned: ["d", "b"], selectable: true, withEnd: true });
  expect(placed.columns.map(({ id }) => id)).toEqual(["a", "d", "c", "e", "b"]);
  expect(placed.pins).toEqual({ a: "start-1", d: "start-2 edge", b: "end-1 edge" });
  expect([placed.picks, placed.end]).toEqual(["start-0", "end-0"]);
});

test("a side without a column in view leaves the checkboxes or the menus where they are", () => {
  const placed = pinColumns(columns, { pinned: ["b"], selectable: true, withEnd: true });
  expect(placed.pins).toEqual({ b: "end-1 edge" });
  expect(placed.picks).toBeUndefined();
});

test("more columns than there are places are left among the others", () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, header: "x" }));
  const placed = pinColumns(many, { ...plain, pinned: many.map(({ id }) => id) });
  expect(Object.keys(placed.pins)).toEqual(["0", "1", "2", "3", "4"]);
  expect(placed.columns).toHaveLength(30);
});

test("no column at all is no failure", () => {
  expect(pinColumns([], { ...plain, pinned: ["a"] }).columns).toEqual([]);
});
