import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../testing/StoryLayout.tsx";
import { CheckboxField } from "./CheckboxField.tsx";

const meta = {
  title: "Formulaires/Case à cocher",
  component: CheckboxField,
  args: { label: "Rester connectée sur cet appareil" },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: "Pendant 30 jours.", error: "", disabled: false } };

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
      <CheckboxField label="Indisponible" disabled />
      <CheckboxField label="Cochée et indisponible" disabled defaultChecked />
    </Stack>
  ),
};

export const Sombre: Story = { ...Etats, name: "Sombre", globals: { theme: "sombre" } };
