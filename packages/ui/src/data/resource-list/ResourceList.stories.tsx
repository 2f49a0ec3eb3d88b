import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { DataTable } from "../data-table/DataTable.tsx";
import { catalogue } from "../data-table/testing/recommendationTable.tsx";
import { Pagination } from "../../navigation/pagination/Pagination.tsx";
import { ResourceList } from "./ResourceList.tsx";
import { Catalogue } from "./testing/Catalogue.tsx";

const meta = {
  title: "Data/ResourceList",
  component: ResourceList,
  tags: ["!autodocs"],
  args: {
    title: "Recommandations",
    count: "34 recommandations, dont 31 actives",
    facts: ["Catalogue commun"],
    children: <DataTable {...catalogue} />,
  },
  argTypes: {
    title: { control: "text", description: "Ce qui est listé, au pluriel\u00A0: le titre de la page." },
    count: { description: "Combien il y en a, avec leur nom." },
    facts: { control: "object", description: "Autres faits sur la liste." },
    before: { control: false, description: "Au-dessus du titre\u00A0: le fil d’Ariane." },
    actions: { control: false, description: "Actions sur toute la liste, l’ajout en dernier." },
    filters: { control: false, description: "La barre de filtres." },
    note: { control: "text", description: "Une ligne sous les filtres, par exemple une limite." },
    children: { control: false, description: "Le tableau." },
    pagination: { control: false, description: "La pagination." },
  },
} satisfies Meta<typeof ResourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Catalogue /> };

export const Playground: Story = {
  args: {
    note: "Les 200 premières sont affichées. Précisez la recherche pour voir les autres.",
    actions: <Button variant="primary">Ajouter</Button>,
    pagination: <Pagination page={1} pageSize={10} total={34} />,
  },
};
