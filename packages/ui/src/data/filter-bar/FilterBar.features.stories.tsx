import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { SearchField } from "../../fields/search-field/SearchField.tsx";
import { SegmentedControl } from "../../fields/segmented-control/SegmentedControl.tsx";
import { matrix } from "../../testing/matrix.ts";
import { FilterBar } from "./FilterBar.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { FilterToggle } from "./FilterToggle.tsx";
import { CatalogueFilters } from "./testing/CatalogueFilters.tsx";

const meta = {
  title: "Data/FilterBar/Cases",
  component: FilterBar,
  tags: ["!autodocs"],
  render: () => <CatalogueFilters subcategory="Sérum" incomplete />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiltresPoses: Story = { name: "Filtres posés" };

export const TelephoneTiroir: Story = {
  name: "Au téléphone, tiroir ouvert",
  globals: { viewport: { value: "telephone" }, motion: "reduit" },
  // Narrow by itself: the bar follows its own width, whatever the window of the test.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Filtres (2)" }));
    await expect(await screen.findByRole("dialog", { name: "Filtres" })).toBeVisible();
  },
};

export const TiroirDesLaTablette: Story = {
  name: "Tiroir dès la tablette",
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <FilterBar drawerBelow="desktop" search={<SearchField label="Rechercher un nom" shortcut="/" />}>
      <FilterSelect label="Statut" allLabel="tous" options={[{ value: "a", label: "actives" }]} />
    </FilterBar>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Filtres" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("combobox")).toBeNull();
  },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <FilterBar>
      <FilterSelect
        label="Type d’activité"
        allLabel="tous"
        defaultValue="a"
        options={[{ value: "a", label: "Institut de beauté et centre de soins esthétiques à domicile" }]}
      />
      <FilterToggle count="1&#8239;234">Professionnels sans abonnement depuis plus de six mois</FilterToggle>
    </FilterBar>
  ),
};

export const QuatreParts: Story = {
  name: "Quatre parts, au téléphone",
  globals: { viewport: { value: "telephone" } },
  // Narrow by itself: the bar follows its own width, whatever the window of the test.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <FilterBar
      search={<SearchField label="Rechercher un client" />}
      primary={
        <SegmentedControl
          labelHidden
          label="Afficher"
          defaultValue=""
          options={[
            { value: "", label: "Tous" },
            { value: "due", label: "À revoir" },
            { value: "none", label: "Sans diagnostic" },
            { value: "renew", label: "Consentement à renouveler" },
          ]}
        />
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole("radio")
      .map((radio) => Math.round(radio.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(2);
    await expect(tops[2]).toBe(tops[3]);
  },
};

export const Matrice: Story = matrix(FiltresPoses);
