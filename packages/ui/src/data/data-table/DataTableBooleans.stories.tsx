import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable } from "./DataTable.tsx";
import { recommendations } from "./testing/recommendations.ts";
import { catalogue } from "./testing/recommendationTable.tsx";

const meta = {
  title: "Data/DataTable/Booleans",
  component: DataTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof DataTable>;

export default meta;

const columns: typeof catalogue.columns = [
  { id: "name", header: "Nom", value: (row) => row.name, sortable: true },
  {
    id: "online",
    header: "En ligne",
    value: (row) => row.active,
    booleanMark: true,
    sortable: true,
    phone: "state",
  },
  {
    id: "state",
    header: "Statut",
    value: (row) => row.active,
    booleanWords: { yes: "Active", no: "Inactive" },
    sortable: true,
    phone: "value",
  },
];
const rows = recommendations.slice(0, 4).map((row, index) => ({ ...row, active: index % 2 === 0 }));

export const VraiOuFaux: StoryObj = {
  name: "Oui, non, et leurs propres mots",
  render: () => <DataTable {...catalogue} columns={columns} rows={rows} />,
};
