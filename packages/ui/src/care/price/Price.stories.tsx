import type { Meta, StoryObj } from "@storybook/react-vite";
import { Price } from "./Price.tsx";

const meta = {
  title: "Care/Price",
  component: Price,
  tags: ["!autodocs"],
  args: { cents: 4600 },
  argTypes: {
    cents: {
      description:
        "Montant en centimes entiers\u202F; `null` affiche «\u00A0Prix à saisir\u00A0», jamais zéro.",
    },
    catalogueCents: { description: "Prix du catalogue, barré à côté du prix de la personne s’il diffère." },
    vat: {
      description: "Ajoute «\u00A0TTC\u00A0» ou «\u00A0HT\u00A0».",
      control: "inline-radio",
      options: ["included", "excluded"],
    },
    per: { description: "Ce que le prix paie\u00A0: «\u00A030 ml\u00A0», «\u00A0séance\u00A0»." },
    currency: { description: "Code ISO 4217 de la monnaie." },
    size: {
      description: "Petit dans une liste, grand pour un total.",
      control: "inline-radio",
      options: ["sm", "md", "lg"],
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { vat: "included", per: "30 ml", catalogueCents: 5200, size: "md" },
};
