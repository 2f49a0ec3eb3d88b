"use client";

import { DataTable, type DataTableColumn } from "@carnation/ui/data-table";
import type { Client } from "./clients";

const columns: readonly DataTableColumn<Client>[] = [
  { id: "name", header: "Nom", value: ({ name }) => name, sortable: true },
  {
    id: "born",
    header: "Naissance",
    value: ({ born }) => (born === "" ? null : new Date(born)),
    sortable: true,
  },
  { id: "skin", header: "Peau", value: ({ skin }) => skin, sortable: true },
];

/** The clients, sorted as French does. */
export function ClientTable({ clients }: { readonly clients: readonly Client[] }) {
  return (
    <DataTable
      caption="Clients"
      columns={columns}
      rows={clients}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
    />
  );
}
