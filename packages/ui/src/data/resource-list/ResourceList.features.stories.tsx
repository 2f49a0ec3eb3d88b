import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable } from "../data-table/DataTable.tsx";
import { catalogue } from "../data-table/testing/recommendationTable.tsx";
import { ErrorState } from "../../feedback/error-state/ErrorState.tsx";
import { matrix } from "../../testing/matrix.ts";
import { ResourceList } from "./ResourceList.tsx";
import { Catalogue } from "./testing/Catalogue.tsx";

const meta = {
  title: "Data/ResourceList/Cases",
  component: ResourceList,
  tags: ["!autodocs"],
  args: { title: "Recommandations", children: <DataTable {...catalogue} /> },
  render: () => <Catalogue />,
} satisfies Meta<typeof ResourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = { name: "Rien encore", render: () => <Catalogue empty /> };

export const Chargement: Story = {
  render: (args) => (
    <ResourceList {...args}>
      <DataTable {...catalogue} rows={[]} loading />
    </ResourceList>
  ),
};

export const Erreur: Story = {
  render: (args) => (
    <ResourceList {...args}>
      <ErrorState title="Le service est momentanément indisponible." onRetry={() => undefined}>
        Vos recommandations ne sont pas touchées.
      </ErrorState>
    </ResourceList>
  ),
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: (args) => (
    <ResourceList
      {...args}
      title="Recommandations personnalisées de l’institut de la Rochefoucauld"
      count="1&#8239;234 recommandations, dont 1&#8239;180 actives et 54 inactives depuis plus de six mois"
      note="Les 200 premières sont affichées. Précisez la recherche pour voir les autres."
    />
  ),
};

export const Matrice: Story = matrix({}, { widths: [390] });
