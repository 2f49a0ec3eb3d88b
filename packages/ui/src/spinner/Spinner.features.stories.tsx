import { Row } from "../testing/StoryLayout.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { largeText } from "../testing/largeText.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Retours/Anneau d’attente/Cas",
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

export const Telephone: Story = { name: "Téléphone", globals: { viewport: { value: "telephone" } } };

export const TexteAgrandi: Story = { name: "Texte agrandi à 200 %", decorators: [largeText] };

export const Sombre: Story = { name: "Sombre", globals: { theme: "sombre" } };

export const CouleursForcees: Story = { name: "Couleurs forcées", tags: ["!autodocs", "forced-colors"] };
