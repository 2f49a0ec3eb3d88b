import { expect, test } from "vitest";
import { createRowSearch } from "./rowSearch.ts";

interface Product {
  readonly name: string;
  readonly price: number;
  readonly active: boolean;
}

const matches = createRowSearch<Product>([
  { id: "name", header: "Nom", value: (row) => row.name },
  { id: "price", header: "Prix", value: (row) => row.price },
  { id: "active", header: "Statut", value: (row) => row.active },
  { id: "picture", header: "Photo" },
]);

test.each([
  ["serum vit", true],
  ["c vitamine", true],
  ["rétinol", false],
  ["", true],
  ["   ", true],
  ["46", true],
  ["true", false],
])("« %s » in the row of a serum: %s", (search, found) => {
  expect(matches({ name: "Sérum vitamine C 10\u00A0%", price: 46, active: true }, search)).toBe(found);
});
