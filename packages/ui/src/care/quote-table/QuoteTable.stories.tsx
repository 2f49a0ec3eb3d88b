import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuoteTable } from "./QuoteTable.tsx";
import { lines, totals } from "./testing/quote.ts";

const meta = {
  title: "Care/QuoteTable",
  component: QuoteTable,
  tags: ["!autodocs"],
  args: { caption: "Devis DEV-2026-0118", lines, totals, style: { maxWidth: 860 } },
  argTypes: {
    caption: { description: "Dit de quel devis il s’agit, à voix haute au moins." },
    showCaption: { description: "Montre aussi le nom au-dessus du tableau." },
    lines: { description: "Les lignes, ou des groupes de lignes avec leur titre." },
    totals: {
      description: "Les totaux en centimes entiers. L’application calcule, le tableau montre.",
    },
    vat: {
      description: "Prix TTC, HT, ou franchise en base\u00A0: mention légale et aucune TVA.",
      control: "inline-radio",
      options: ["included", "excluded", "exempt"],
    },
    currency: { description: "Code ISO 4217 de la monnaie." },
  },
} satisfies Meta<typeof QuoteTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { showCaption: true, vat: "included" } };
