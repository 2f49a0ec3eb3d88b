import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Fields/SearchField/Cases",
  component: SearchField,
  tags: ["!autodocs"],
  args: { label: "Rechercher un nom" },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Stack width="320px">
      <SearchField label="Rechercher un nom" />
      <SearchField label="Rechercher une recommandation" shortcut="/" />
      <SearchField label="Rechercher une actualité" defaultValue="hydratation" />
      <SearchField label="Nom ou adresse e-mail" showLabel placeholder="Morel" />
      <SearchField label="Recherche indisponible" disabled />
      <SearchField
        label="Rechercher un texte long"
        defaultValue="Sérum anti-taches à l’acide azélaïque cosmétique"
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
