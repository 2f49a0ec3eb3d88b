import type { Meta, StoryObj } from "@storybook/react-vite";
import { largeText } from "../testing/largeText.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "Structure/Liste de valeurs/Cas",
  component: DescriptionList,
  tags: ["!autodocs"],
  args: {
    style: { maxWidth: 392 },
    items: [
      { id: "plan", term: "Formule", details: "Pro" },
      { id: "used", term: "Diagnostics ce mois-ci", details: "18 sur 150" },
      { id: "renewal", term: "Renouvellement", details: "3 décembre 2026" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Longue: Story = {
  name: "Textes longs",
  args: {
    items: [
      {
        id: "address",
        term: "Adresse de facturation",
        details: "12, rue des Lilas, bâtiment B, 69003 Lyon, France",
      },
      {
        id: "mail",
        term: "Adresse e-mail",
        details: "marie-therese.dastorg-de-la-rochefoucauld@institut-lumiere-de-peau.example",
      },
    ],
  },
};

export const Telephone: Story = { name: "Téléphone", globals: { viewport: { value: "telephone" } } };

export const TexteAgrandi: Story = { name: "Texte agrandi à 200 %", decorators: [largeText] };

export const Sombre: Story = { name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = { name: "Couleurs forcées", tags: ["!autodocs", "forced-colors"] };
