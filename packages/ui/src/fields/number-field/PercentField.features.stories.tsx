import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { PercentField } from "./PercentField.tsx";

const meta = {
  title: "Fields/PercentField/Cases",
  component: PercentField,
  tags: ["!autodocs"],
  args: { label: "Remise" },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="800px">
      <PercentField label="Remise" defaultValue={10} hint="Soit 53,20 € sur 532,00 €." />
      <PercentField label="Taux de TVA" defaultValue={5.5} required />
      <PercentField label="Opacité du masque" defaultValue={60} step={10} stepper />
      <PercentField label="Remise" defaultValue={120} error="Saisissez une valeur entre 0 % et 100 %." />
      <PercentField label="Taux de TVA" defaultValue={20} readOnly hint="Fixé par la catégorie." />
      <PercentField label="Remise" disabled hint="Le devis est déjà signé." />
    </Columns>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <PercentField
        label="Remise accordée à la cliente sur l’ensemble des soins et des cosmétiques de la routine"
        defaultValue={35}
        error="La remise dépasse celle que votre abonnement autorise : saisissez 30 % au plus, ou un montant."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
