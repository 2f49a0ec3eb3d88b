import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SearchField } from "../../fields/search-field/SearchField.tsx";
import { SegmentedControl } from "../../fields/segmented-control/SegmentedControl.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { FilterToggle } from "./FilterToggle.tsx";
import { CatalogueFilters } from "./testing/CatalogueFilters.tsx";

const meta = {
  title: "Data/FilterBar",
  component: FilterBar,
  tags: ["!autodocs"],
  argTypes: {
    search: { control: false, description: "Le champ de recherche, en premier." },
    primary: { control: false, description: "Le filtre qui reste aussi au téléphone." },
    children: { control: false, description: "Les autres filtres : au téléphone, dans un tiroir." },
    drawerBelow: { description: "Largeur sous laquelle les autres filtres passent dans le tiroir." },
    activeCount: { description: "Nombre de filtres posés." },
    onClear: { control: false, description: "Propose d’effacer les filtres posés." },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <CatalogueFilters /> };

export const Playground: Story = {
  args: {
    activeCount: 2,
    onClear: fn(),
    search: <SearchField label="Rechercher un nom" shortcut="/" />,
    primary: (
      <SegmentedControl
        labelHidden
        label="Statut"
        defaultValue="all"
        options={[
          { value: "all", label: "Toutes" },
          { value: "draft", label: "Brouillons" },
        ]}
      />
    ),
    children: (
      <>
        <FilterSelect
          label="Année"
          allLabel="toutes"
          options={[{ value: "2026", label: "2026" }]}
          defaultValue="2026"
        />
        <FilterToggle defaultPressed count="3">
          À compléter
        </FilterToggle>
      </>
    ),
  },
};
