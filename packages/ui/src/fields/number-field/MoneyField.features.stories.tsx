import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { MoneyField } from "./MoneyField.tsx";

const meta = {
  title: "Fields/MoneyField/Cases",
  component: MoneyField,
  tags: ["!autodocs"],
  args: { label: "Prix TTC" },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="800px">
      <MoneyField label="Prix TTC" defaultValue={4900} required />
      <MoneyField label="Prix par séance" defaultValue={3500} step={50} stepper hint="Par 0,50 €." />
      <MoneyField label="Chiffre d’affaires du mois" defaultValue={1_234_567} />
      <MoneyField label="Prix TTC" required error="Saisissez un montant, par exemple 49,00." />
      <MoneyField label="Prix conseillé" defaultValue={5400} readOnly hint="Repris du catalogue commun." />
      <MoneyField label="Remise" disabled hint="Le devis est déjà signé." />
    </Columns>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <MoneyField
        label="Montant de la remise accordée à la cliente sur l’ensemble des soins et des cosmétiques"
        defaultValue={123_456_789_00}
        error="La remise dépasse le total du devis : saisissez un montant au plus égal à 532,00 €."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
