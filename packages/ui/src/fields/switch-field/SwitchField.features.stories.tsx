import type { Meta, StoryObj } from "@storybook/react-vite";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { SwitchField } from "./SwitchField.tsx";

const meta = {
  title: "Fields/SwitchField/Cases",
  component: SwitchField,
  tags: ["!autodocs"],
  args: { label: "Rappels par e-mail" },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Etats: Story = {
  name: "États",
  render: () => (
    <Columns width="860px">
      <SwitchField label="Rappels par e-mail" defaultChecked hint="La veille de chaque séance, à 18 h." />
      <SwitchField label="Rappels par e-mail" />
      <SwitchField label="Analyse des ridules" onText="Affichée" offText="Masquée" defaultChecked />
      <SwitchField
        label="Paiement en ligne"
        defaultChecked
        error="Ajoutez un compte bancaire pour recevoir les paiements."
      />
      <SwitchField label="Sauvegarde des photos" defaultChecked readOnly hint="Réglée par votre institut." />
      <SwitchField label="Sauvegarde des photos" readOnly hint="Réglée par votre institut." />
      <SwitchField label="Notifications" defaultChecked disabled hint="Votre navigateur les refuse." />
      <SwitchField label="Notifications" disabled hint="Votre navigateur les refuse." />
    </Columns>
  ),
};

export const EnReglages: Story = {
  name: "Liste de réglages",
  render: () => (
    <Stack width="504px">
      <SwitchField
        placement="end"
        label="Rappels par e-mail"
        defaultChecked
        hint="La veille de chaque séance, à 18 h."
      />
      <SwitchField placement="end" label="Actualités" hint="Une fois par mois au plus." />
      <SwitchField
        placement="end"
        label="Masques sur les photos"
        defaultChecked
        onText="Affichés"
        offText="Masqués"
      />
    </Stack>
  ),
};

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <SwitchField
        label="Montrer la zone T, les joues et le menton séparément dans les comptes rendus envoyés aux clientes"
        hint="Chaque zone a sa valeur ; le compte rendu fait alors deux pages, photo comprise."
        placement="end"
        defaultChecked
      />
      <SwitchField
        label={"anticonstitutionnellement".repeat(3)}
        error="Choisissez un nom plus court pour ce réglage."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Etats, { widths: [390] });
