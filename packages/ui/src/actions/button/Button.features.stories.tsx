import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera, RotateCcw } from "lucide-react";
import { Row, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "Actions/Button/Cases",
  component: Button,
  tags: ["!autodocs"],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuatreNiveaux: Story = {
  tags: ["!autodocs", "forced-colors"],
  name: "Quatre niveaux",
  render: () => (
    <Row>
      <Button variant="primary">Construire la routine</Button>
      <Button variant="outline">Comparer</Button>
      <Button variant="text">Annuler</Button>
      <Button variant="danger">Supprimer Anaïs Morel</Button>
    </Row>
  ),
};

export const Petit: Story = {
  name: "Petit, 36 px",
  render: () => (
    <Row>
      <Button size="sm">Modifier</Button>
      <Button size="sm" variant="danger">
        Supprimer la séance
      </Button>
    </Row>
  ),
};

export const Principal: Story = {
  name: "Principal, 52 px",
  render: () => (
    <Button variant="primary" size="lg" icon={<Camera aria-hidden="true" />}>
      Nouveau diagnostic
    </Button>
  ),
};

export const AvecIcone: Story = {
  name: "Avec une icône",
  render: () => <Button icon={<RotateCcw aria-hidden="true" />}>Réessayer</Button>,
};

export const EnCours: Story = {
  name: "En cours : la largeur ne change pas",
  render: () => (
    <Stack>
      <Row>
        <Button variant="primary">Enregistrer la fiche</Button>
        <Button variant="primary" loading>
          Enregistrer la fiche
        </Button>
      </Row>
      <Row>
        <Button>Comparer</Button>
        <Button loading>Comparer</Button>
      </Row>
    </Stack>
  ),
};

export const Indisponible: Story = {
  render: () => (
    <Row>
      <Button variant="primary" disabled>
        Construire la routine
      </Button>
      <Button disabled>Comparer</Button>
    </Row>
  ),
};

export const CommeLien: Story = {
  name: "Comme lien",
  render: () => (
    <Button asChild variant="primary">
      <a href="#nouveau">Nouveau diagnostic</a>
    </Button>
  ),
};

export const LongTelephone: Story = {
  name: "Long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Button variant="primary" size="lg" block>
      Envoyer le récapitulatif de la séance et la routine conseillée
    </Button>
  ),
};

export const Matrice: Story = matrix(
  {
    render: () => (
      <Row>
        <Button variant="primary">Construire la routine</Button>
        <Button variant="outline">Comparer</Button>
        <Button variant="text">Annuler</Button>
        <Button variant="danger">Supprimer Anaïs Morel</Button>
        <Button variant="primary" loading>
          Enregistrer
        </Button>
        <Button disabled>Comparer</Button>
      </Row>
    ),
  },
  { widths: [390] },
);
