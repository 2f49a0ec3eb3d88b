import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { MoneyField } from "../../fields/number-field/MoneyField.tsx";
import { NumberField } from "../../fields/number-field/NumberField.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { QuoteLine } from "./QuoteLine.ts";
import { matrix } from "../../testing/matrix.ts";
import { QuoteTable, type QuoteTableProps } from "./QuoteTable.tsx";
import { groups, lines, totals, totalsOfTwoRates } from "./testing/quote.ts";

const meta = {
  title: "Care/QuoteTable/Cases",
  component: QuoteTable,
  tags: ["!autodocs"],
  args: { caption: "Devis DEV-2026-0118", lines, totals, style: { maxWidth: 860 } },
} satisfies Meta<typeof QuoteTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DeuxTaux: Story = {
  name: "Groupes et deux taux de TVA",
  args: { lines: groups, totals: totalsOfTwoRates },
};

export const Franchise: Story = {
  name: "Franchise en base, art. 293 B",
  args: {
    vat: "exempt",
    totals: { subtotalCents: 53200, discount: { cents: 5320, ratio: 0.1 }, totalCents: 47880 },
  },
};

export const HorsTaxe: Story = {
  name: "Prix hors taxe",
  args: {
    vat: "excluded",
    lines: lines.map((line) => ({ ...line, unitCents: 2500, totalCents: 2500 * line.quantity })),
    totals: { netCents: 35000, vat: [{ rate: 0.2, cents: 7000 }], totalCents: 42000 },
  },
};

export const RemiseParLigne: Story = {
  name: "Remise sur une ligne, remise en euros",
  args: {
    lines: lines.map((line) =>
      line.id === "led" ? { ...line, discountRatio: 0.15, totalCents: 23800 } : line,
    ),
    totals: { subtotalCents: 49000, discount: { cents: 1000 }, totalCents: 48000 },
  },
};

export const PrixASaisir: Story = {
  name: "Un prix à saisir",
  args: {
    lines: lines.map((line) =>
      line.id === "apaisant" ? { ...line, unitCents: null, totalCents: null } : line,
    ),
    totals: { totalCents: null },
  },
};

export const Vide: Story = { args: { lines: [], totals: { totalCents: 0 } } };

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    lines: [
      {
        id: "long",
        label: "Soin signature du visage, du cou et du décolleté au masque d’hydratation prolongée",
        details: "En cabine, cure de douze séances à programmer sous six mois, une par quinzaine",
        quantity: 12,
        unitCents: 1234500,
        vatRate: 0.2,
        totalCents: 14814000,
      },
      ...lines.slice(2),
    ],
  },
};

export const Anglais: Story = { name: "En anglais", globals: { locale: "en-GB" } };

/** The sums of this story only; a host has its own rules for rounding and tax. */
function Editable(args: QuoteTableProps): ReactNode {
  const [edited, setEdited] = useState(lines.slice(0, 3));
  const change = (id: string, values: Partial<QuoteLine>): void =>
    setEdited((all) => all.map((line) => (line.id === id ? { ...line, ...values } : line)));
  const priced = edited.map((line) => ({
    ...line,
    totalCents: line.unitCents === null ? null : line.quantity * line.unitCents,
  }));
  const sum = priced.reduce((total, { totalCents }) => total + (totalCents ?? 0), 0);
  return (
    <QuoteTable
      {...args}
      totals={{ totalCents: sum }}
      lines={priced.map((line) => ({
        ...line,
        quantityField: (
          <NumberField
            label={<VisuallyHidden>Quantité, {line.label}</VisuallyHidden>}
            value={line.quantity}
            min={1}
            maximumFractionDigits={0}
            onValueChange={(quantity) => change(line.id, { quantity: quantity ?? 1 })}
          />
        ),
        unitPriceField: (
          <MoneyField
            label={<VisuallyHidden>Prix unitaire, {line.label}</VisuallyHidden>}
            value={line.unitCents}
            onValueChange={(unitCents) => change(line.id, { unitCents })}
          />
        ),
      }))}
    />
  );
}

export const Saisie: Story = { name: "Quantités et prix à saisir", render: (args) => <Editable {...args} /> };

export const Matrice: Story = matrix({});
