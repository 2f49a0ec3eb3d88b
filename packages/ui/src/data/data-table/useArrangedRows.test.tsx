import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useArrangedRows } from "./useArrangedRows.ts";

interface Product {
  readonly name: string;
  readonly price: number;
}

const columns = [
  { id: "name", header: "Nom", value: (row: Product) => row.name, sortable: true },
  {
    id: "price",
    header: "Prix",
    value: (row: Product) => row.price,
    matches: (row: Product, wanted: unknown) => row.price < Number(wanted),
  },
  { id: "picture", header: "Photo" },
];
const few: readonly Product[] = [
  { name: "Sérum", price: 40 },
  { name: "Crème", price: 30 },
];
const many: readonly Product[] = Array.from({ length: 3000 }, (_, index) => ({
  name: `Crème ${3000 - index}`,
  price: index,
}));
const byName = { columnId: "name", direction: "ascending" } as const;

const arranged = (rows: readonly Product[], options: object = {}) =>
  renderHook((props: object) => useArrangedRows({ columns, rows, sort: null, ...options, ...props }));

test("few rows are arranged at once: searched, filtered, sorted", () => {
  const { result, rerender } = arranged(few, { sort: byName });
  expect(result.current).toEqual({ rows: [few[1], few[0]], pending: false });
  rerender({ search: "serum" });
  expect(result.current.rows).toEqual([few[0]]);
  rerender({ columnFilters: { price: 35, picture: undefined, none: 1 } });
  expect(result.current.rows).toEqual([few[1]]);
  rerender({ columnFilters: { name: "Sérum" } });
  expect(result.current.rows).toEqual([few[0]]);
  rerender({ columnFilters: { picture: "x" } });
  expect(result.current.rows).toEqual([]);
});

test("a column with a value to sort by is sorted by it, and searched by what its cells hold", () => {
  const ranks: Readonly<Record<string, number>> = { Sérum: 1, Crème: 2 };
  const ranked = columns.map((column) =>
    column.id === "name" ? { ...column, sortValue: ({ name }: Product) => ranks[name] } : column,
  );
  const { result, rerender } = arranged(few, { columns: ranked, sort: byName });
  expect(result.current.rows.map(({ name }) => name)).toEqual(["Sérum", "Crème"]);
  rerender({ sort: { ...byName, direction: "descending" } });
  expect(result.current.rows.map(({ name }) => name)).toEqual(["Crème", "Sérum"]);
  rerender({ search: "creme" });
  expect(result.current.rows).toEqual([few[1]]);
});

test("rows that nothing is asked of stay the same array, however many", () => {
  expect(arranged(many).result.current).toEqual({ rows: many, pending: false });
  const unsorted = { sort: { columnId: "picture", direction: "ascending" } };
  expect(arranged(many, unsorted).result.current.rows).toBe(many);
});

test("thousands are arranged between two frames; those of before stay until then", async () => {
  const { result, rerender } = arranged(many, { sort: byName });
  expect(result.current).toEqual({ rows: [], pending: true });
  await waitFor(() => expect(result.current.pending).toBe(false));
  expect(result.current.rows[0]?.name).toBe("Crème 1");
  rerender({ search: "1500" });
  expect(result.current.rows).toHaveLength(3000);
  expect(result.current.pending).toBe(true);
  await waitFor(() => expect(result.current.rows).toEqual([many[1500]]));
  // What is asked for meanwhile takes the place of what was being worked out.
  rerender({ search: "zzz" });
  act(() => rerender({ sort: null }));
  expect(result.current).toEqual({ rows: many, pending: false });
});
