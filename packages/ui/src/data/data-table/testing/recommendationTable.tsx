import { Check, Minus } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { formatMoney } from "../../../foundations/internal/format.ts";
import { MenuItem } from "../../../overlays/menu/index.ts";
import { Packshot } from "../../../care/product-card/index.ts";
import type { DataTableColumn, DataTableProps } from "../index.ts";
import { type Recommendation, recommendations } from "./recommendations.ts";

const State = ({ active }: { readonly active: boolean }): ReactElement => {
  const Icon = active ? Check : Minus;
  return (
    <span
      style={{
        display: "flex",
        alignItems: "center",
        gap: 6,
        fontSize: "var(--cn-text-small)",
        color: active ? "var(--cn-ink)" : "var(--cn-ink-3)",
      }}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
      {active ? "Active" : "Inactive"}
    </span>
  );
};

export const columns: readonly DataTableColumn<Recommendation>[] = [
  { id: "name", header: "Nom", value: (row) => row.name, sortable: true },
  {
    id: "subcategory",
    header: "Sous-catégorie",
    value: (row) => row.subcategory,
    sortable: true,
    priority: 2,
    width: "150px",
  },
  { id: "criteria", header: "Critères ciblés", value: (row) => row.criteria, priority: 3, width: "218px" },
  {
    id: "contraindications",
    header: "Contre-indications",
    value: (row) => row.contraindications || null,
    align: "end",
    priority: 2,
    sortable: true,
    width: "136px",
  },
  {
    id: "price",
    header: "Prix TTC",
    value: (row) => row.price,
    cell: (row) => <span style={{ color: "var(--cn-ink)" }}>{formatMoney("fr-FR", row.price)}</span>,
    align: "end",
    phone: "value",
    sortable: true,
    width: "106px",
  },
  {
    id: "active",
    header: "Statut",
    value: (row) => row.active,
    cell: (row) => <State active={row.active} />,
    phone: "state",
    width: "104px",
  },
];

/** The columns of a dense list: what has no room stands under the name. */
export const followedColumns: readonly DataTableColumn<Recommendation>[] = columns
  .filter(({ id }) => id !== "criteria")
  .map((column) =>
    column.id === "contraindications"
      ? {
          ...column,
          standIn: ({ contraindications }) =>
            contraindications > 0 ? `Contre-indications\u00A0: ${contraindications}` : null,
        }
      : column.id === "active"
        ? { ...column, phone: ({ active }) => (active ? undefined : "aside") }
        : column,
  );

const rowActions = (row: Recommendation): ReactNode => (
  <>
    <MenuItem>Modifier</MenuItem>
    <MenuItem>Dupliquer</MenuItem>
    <MenuItem>{row.active ? "Désactiver" : "Activer"}</MenuItem>
  </>
);

/** The table of the shared catalogue, whole. */
export const catalogue: DataTableProps<Recommendation> = {
  caption: "Recommandations du catalogue commun",
  columns,
  rows: recommendations,
  getRowId: (row) => row.id,
  getRowName: (row) => row.name,
  rowPicture: (row) => <Packshot kind={row.kind} size="sm" />,
  rowLink: (_row, name) => <a href="#fiche">{name}</a>,
  rowActions,
  selectable: true,
  columnsMenu: true,
  defaultSort: { columnId: "name", direction: "ascending" },
};
