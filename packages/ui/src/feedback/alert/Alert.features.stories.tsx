import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Alert } from "./Alert.tsx";

const meta = {
  title: "Feedback/Alert/Cases",
  component: Alert,
  tags: ["!autodocs"],
  args: { children: "Deux actifs incompatibles le même soir : rétinol et PHA.", tone: "warning" },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuatreTons: Story = {
  name: "Quatre tons",
  render: () => (
    <Stack width="36rem">
      <Alert tone="error">Adresse e-mail ou mot de passe incorrect.</Alert>
      <Alert tone="warning">Deux actifs incompatibles le même soir : rétinol et PHA.</Alert>
      <Alert tone="success">La routine est enregistrée.</Alert>
      <Alert tone="info">
        Observation cosmétique à partir d’une photo. Les deux traits autour d’un repère montrent la marge de
        mesure.
      </Alert>
    </Stack>
  ),
};

export const AvecActions: Story = {
  name: "Avec une action, texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Alert tone="error" actions={<Button>Reprendre la photo</Button>}>
      Le visage est trop sombre pour être lu : rapprochez-vous d’une fenêtre, lumière de face, puis reprenez
      la photo. La précédente n’est pas conservée.
    </Alert>
  ),
};

export const Matrice: Story = matrix(QuatreTons, { widths: [390, 820, 1440] });
