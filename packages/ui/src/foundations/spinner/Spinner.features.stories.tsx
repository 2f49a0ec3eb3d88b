import { Row } from "../../testing/StoryLayout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Foundations/Spinner/Cases",
  component: Spinner,
  tags: ["!autodocs"],
  render: (args) => (
    <Row>
      <Spinner {...args} />
      <span>Connexion en cours…</span>
    </Row>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DansUnBouton: Story = {
  name: "Dans un bouton",
  render: () => (
    <Button variant="primary" loading>
      Enregistrer la fiche
    </Button>
  ),
};

export const Matrice: Story = matrix({}, { widths: [390] });
