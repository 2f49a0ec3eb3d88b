import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Fields/NumberField/Cases",
  component: NumberField,
  tags: ["!autodocs"],
  args: { label: "Durée de la séance" },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="800px">
      <NumberField label="Nombre de photos" defaultValue={1234} maximumFractionDigits={0} />
      <NumberField
        label="Durée de la séance"
        defaultValue={45}
        unit="min"
        hint="Elle apparaît sur le devis."
      />
      <NumberField label="Quantité" defaultValue={8} min={1} max={20} stepper required />
      <NumberField label="Quantité, au plus bas" defaultValue={1} min={1} unit="flacons" stepper />
      <NumberField label="Contenance" unit="ml" />
      <NumberField
        label="Contenance"
        unit="ml"
        defaultValue={900}
        error="Saisissez une valeur entre 1 ml et 500 ml."
      />
      <NumberField label="Score minimal" defaultValue={62.5} readOnly hint="Fixé par le modèle d’analyse." />
      <NumberField label="Quantité" defaultValue={2} stepper disabled hint="Ajoutez d’abord un soin." />
    </Columns>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <NumberField
        label="Nombre de séances recommandées pour une cure complète, entretien compris, sur douze mois"
        unit="séances par trimestre"
        defaultValue={12}
        error="Une cure compte de 1 à 10 séances par trimestre : baissez ce nombre, ou répartissez-la sur plus longtemps."
      />
      <NumberField label="Quantité" unit="flacons" defaultValue={1234567.89} stepper />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390, 820, 1440] });
