import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { matrix } from "../../testing/matrix.ts";
import { FieldSet } from "./FieldSet.tsx";

const meta = {
  title: "Fields/Field/Cases",
  component: FieldSet,
  tags: ["!autodocs"],
  args: { label: "Adresse de l’institut", children: null },
} satisfies Meta<typeof FieldSet>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (
  <Columns>
    <TextField label="Rue" autoComplete="street-address" defaultValue="12, rue des Lilas" />
    <TextField label="Ville" autoComplete="address-level2" />
  </Columns>
);

export const Etats: Story = {
  name: "Groupe de champs",
  render: () => (
    <Stack width="800px">
      <FieldSet label="Adresse de l’institut" hint="Elle figure en tête des devis.">
        {parts}
      </FieldSet>
      <FieldSet label="Adresse de l’institut" required error="Ajoutez la ville, elle figure sur le devis.">
        {parts}
      </FieldSet>
      <FieldSet label="Adresse de l’institut" disabled hint="Réglée par le siège.">
        {parts}
      </FieldSet>
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
