import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../testing/StoryLayout.tsx";
import { EnlargedText } from "../testing/EnlargedText.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Tableaux et listes/Recherche/Cas",
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

export const Sombre: Story = { ...Etats, name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = {
  ...Etats,
  name: "Couleurs forcées",
  tags: ["!autodocs", "forced-colors"],
};

export const Telephone: Story = {
  ...Etats,
  name: "Au téléphone",
  globals: { viewport: { value: "telephone" } },
};

export const TexteAgrandi: Story = {
  name: "Texte agrandi à 200 %",
  render: () => (
    <>
      <EnlargedText />
      <SearchField
        label="Rechercher une recommandation"
        defaultValue="hydratation"
        style={{ maxWidth: 390 }}
      />
    </>
  ),
};
