import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "Layout/Stack/Cases",
  component: Stack,
  tags: ["!autodocs"],
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnColonne: Story = {
  name: "En colonne",
  render: () => (
    <Stack gap={5}>
      <TextField label="Nom" defaultValue="Anaïs Morel" />
      <TextField label="Adresse" defaultValue="12 rue des Lilas, 69003 Lyon" />
      <Stack direction="row" justify="end" gap={3}>
        <Button variant="text">Annuler</Button>
        <Button variant="primary">Enregistrer</Button>
      </Stack>
    </Stack>
  ),
};

export const EnColonneQuandEtroit: Story = {
  name: "En colonne quand c’est étroit",
  render: () => (
    <Stack direction="row" columnBelow="md" gap={3}>
      <Button variant="primary">Construire la routine</Button>
      <Button>Comparer avec octobre</Button>
      <Button>Imprimer</Button>
    </Stack>
  ),
};

export const AuxDeuxBouts: Story = {
  name: "Aux deux bouts",
  render: () => (
    <Stack direction="row" wrap justify="between" align="baseline" gap={3}>
      <h2>Routine du soir</h2>
      <Button variant="text">Modifier</Button>
    </Stack>
  ),
};

export const Matrice: Story = matrix(EnColonneQuandEtroit, { widths: [390, 820] });
