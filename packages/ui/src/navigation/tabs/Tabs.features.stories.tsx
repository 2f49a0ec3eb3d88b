import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Navigation/Tabs/Cases",
  component: Tabs,
  tags: ["!autodocs"],
  args: {
    label: "Vues du diagnostic",
    items: [
      { id: "summary", label: "Synthèse", content: "Peau nette et confortable, regard reposé." },
      { id: "criteria", label: "Critères", count: 13, content: "Les treize critères." },
      { id: "advice", label: "Recommandations", count: 8, content: "Huit soins et gestes." },
      { id: "history", label: "Historique", count: 3, content: "Trois diagnostics depuis juin." },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OuvertAuDepart: Story = {
  name: "Un autre onglet au départ",
  args: { defaultValue: "advice" },
};

export const Telephone: Story = {
  name: "Au téléphone : la liste défile",
  globals: { viewport: { value: "telephone" } },
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    items: [
      {
        id: "a",
        label: "Recommandations cosmétiques et autres soins",
        content: "Hydratationapparente".repeat(8),
      },
      { id: "b", label: "Historique des séances", count: 128, content: "Depuis juin 2024." },
    ],
  },
};

export const Matrice: Story = matrix(OuvertAuDepart, { widths: [390, 820] });
