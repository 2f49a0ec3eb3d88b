import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../foundations/link/Link.tsx";
import { StatTile } from "./StatTile.tsx";

const meta = {
  title: "Data/StatTile",
  component: StatTile,
  tags: ["!autodocs"],
  args: { label: "Diagnostics", value: 128, period: "30 derniers jours" },
  argTypes: {
    label: { description: "Ce que l’on compte.", control: "text" },
    value: {
      description: "Un nombre, ou un texte déjà formaté ; `null` s’affiche en tiret, jamais en zéro.",
      control: { type: "number" },
    },
    fractionDigits: {
      description: "Décimales imprimées d’un nombre.",
      control: { type: "range", min: 0, max: 2 },
    },
    unit: { description: "L’unité, plus petite, après le nombre.", control: "text" },
    delta: { description: "De combien cela a bougé, en toutes lettres.", control: "text" },
    period: { description: "Quand on a compté.", control: "text" },
    link: { description: "Un lien vers ce que l’on compte.", control: false },
    loading: { description: "Garde la place du nombre tant qu’il n’est pas connu.", control: "boolean" },
  },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    delta: "6 de plus",
    period: "que les 30 jours précédents",
    link: (
      <Link size="sm" href="#diagnostics">
        Voir les diagnostics
      </Link>
    ),
  },
};
