"use client";

import { DataTable, type DataTableColumn } from "@carnation/ui/data-table";

interface Product {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
}
const products: readonly Product[] = [
  { id: "serum", name: "Sérum éclat", stock: 12 },
  { id: "cream", name: "Crème de nuit", stock: 4 },
];
const columns: readonly DataTableColumn<Product>[] = [
  { id: "name", header: "Nom", value: ({ name }) => name },
  { id: "stock", header: "Stock", value: ({ stock }) => stock },
];

export function Example() {
  return (
    <DataTable
      caption="Produits"
      rows={products}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
    />
  );
}
