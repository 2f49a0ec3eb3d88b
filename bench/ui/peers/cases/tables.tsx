import { DataTable, type DataTableColumn } from "@carnation/ui/data-table";
import { DataGrid } from "@mui/x-data-grid";
import { AllCommunityModule, type GridApi, ModuleRegistry } from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import type { ReactElement } from "react";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly visits: number;
  readonly spent: number;
}

const cities = ["Lyon", "Nantes", "Lille", "Bordeaux", "Strasbourg", "Montpellier", "Rennes"];
const ROWS = 10_000;
const rows: Row[] = Array.from({ length: ROWS }, (_, index) => ({
  id: String(index),
  name: `Client ${index}`,
  city: cities[index % cities.length] ?? "",
  visits: (index * 7) % 31,
  spent: ((index * 7919) % 90_000) / 100,
}));

const headers = { name: "Nom", city: "Ville", visits: "Visites", spent: "Achats" } as const;
const fields = (["name", "city", "visits", "spent"] as const).map((field) => ({
  field,
  headerName: headers[field],
  flex: 1,
}));
const columns: readonly DataTableColumn<Row>[] = [
  { id: "name", header: headers.name, value: (row) => row.name, sortable: true },
  { id: "city", header: headers.city, value: (row) => row.city, sortable: true, width: "12rem" },
  {
    id: "visits",
    header: headers.visits,
    value: (row) => row.visits,
    sortable: true,
    align: "end",
    width: "8rem",
  },
  {
    id: "spent",
    header: headers.spent,
    value: (row) => row.spent,
    sortable: true,
    align: "end",
    width: "8rem",
  },
];

ModuleRegistry.registerModules([AllCommunityModule]);

/** The city that is kept, and the name of the first row then: who spent most there. */
const city = "Lyon";
export const firstArranged: string =
  rows.filter((row) => row.city === city).toSorted((one, other) => other.spent - one.spent)[0]?.name ?? "";

let gridApi: GridApi<Row> | undefined;

interface TableCase {
  readonly table: () => ReactElement;
  /** The same table, sorted by what was spent, the most first, and filtered by the city. @default `table`, and `arrange` */
  readonly arranged?: () => ReactElement;
  /** Sorts and filters a table that takes neither from its properties. */
  readonly arrange?: () => void;
  /** Holds what the comparison must know of this table. */
  readonly note: string;
}

/** The same rows and columns, sortable, rows chosen by a checkbox, 600 px high. */
export const tables: Readonly<Record<string, TableCase>> = {
  Carnation: {
    table: () => (
      <DataTable
        caption="Clients"
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        getRowName={(row) => row.name}
        selectable
        style={{ "--cn-data-table-height": "600px" } as object}
      />
    ),
    arranged: () => (
      <DataTable
        caption="Clients"
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        getRowName={(row) => row.name}
        selectable
        style={{ "--cn-data-table-height": "600px" } as object}
        sort={{ columnId: "spent", direction: "descending" }}
        columnFilters={{ city }}
      />
    ),
    note: "a native table, all rows in one scroll",
  },
  "MUI DataGrid": {
    table: () => (
      <div style={{ height: 600 }}>
        <DataGrid
          rows={rows}
          columns={fields}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        />
      </div>
    ),
    arranged: () => (
      <div style={{ height: 600 }}>
        <DataGrid
          rows={rows}
          columns={fields}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          sortModel={[{ field: "spent", sort: "desc" }]}
          filterModel={{ items: [{ field: "city", operator: "equals", value: city }] }}
        />
      </div>
    ),
    note: "its free edition shows 100 rows a page: only those scroll",
  },
  "AG Grid": {
    table: () => (
      <div style={{ height: 600 }}>
        <AgGridReact
          rowData={rows}
          columnDefs={fields.map((field) => ({ ...field, filter: true }))}
          rowSelection={{ mode: "multiRow" }}
          onGridReady={({ api }) => {
            gridApi = api;
          }}
        />
      </div>
    ),
    arrange: () => {
      gridApi?.setFilterModel({ city: { filterType: "text", type: "equals", filter: city } });
      gridApi?.applyColumnState({ state: [{ colId: "spent", sort: "desc" }] });
    },
    note: "all rows in one scroll",
  },
};
