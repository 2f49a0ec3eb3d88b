import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { CheckboxField } from "./CheckboxField.tsx";

const meta = {
  title: "Fields/CheckboxField/Cases",
  component: CheckboxField,
  tags: ["!autodocs"],
  args: { label: "Rester connectée sur cet appareil" },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Stack width="32rem">
      <CheckboxField label="Rester connectée sur cet appareil" hint="Pendant 30 jours." />
      <CheckboxField label="Envoyer une copie de la routine" defaultChecked />
      <CheckboxField
        label="La cliente a lu la notice et accepte que sa photo soit analysée puis conservée sur ce compte"
        required
        error="Sans cet accord, la photo ne peut pas être analysée."
      />
      <CheckboxField label="Accord donné le 21 novembre 2026" defaultChecked readOnly />
      <CheckboxField label="Indisponible" disabled />
      <CheckboxField label="Cochée et indisponible" disabled defaultChecked />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
