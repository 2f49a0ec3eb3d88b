import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "Data/DescriptionList/Cases",
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

export const EnColonnes: Story = {
  name: "En colonnes, à côté d’une liste",
  args: {
    layout: "columns",
    style: { maxWidth: 312 },
    items: [
      {
        id: "use",
        term: "Mode d’emploi",
        details: "Le soir, deux à trois fois par semaine, sur peau sèche.",
      },
      { id: "criteria", term: "Critères", details: "Rides, fermeté" },
    ],
  },
};

export const Matrice: Story = matrix({}, { widths: [390] });
