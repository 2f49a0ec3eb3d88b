import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { MarkReviewActions } from "./MarkReviewActions.tsx";
import { ReviewedMarks } from "./testing/ReviewedMarks.tsx";
import { faceMarks, manyMarks } from "./testing/reviewMarks.ts";

const sentence = "score provisoire, entre 58 et 70 tant que deux marques restent incertaines.";
const photo = "/demo/visage-clair.jpg";

const meta = {
  title: "Photo/MarkReview/Cases",
  component: ReviewedMarks,
  tags: ["!autodocs"],
  args: { children: sentence, current: "m5" },
} satisfies Meta<typeof ReviewedMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AvecLaPhoto: Story = { name: "Avec la photo", args: { photo } };

export const Ajout: Story = { name: "Ajout d’une marque", args: { photo, adding: true } };

export const Verifiees: Story = {
  name: "Vérifiées",
  args: {
    confirmed: true,
    start: faceMarks.map((mark) =>
      mark.state === "unsure" ? { ...mark, state: "sure" as const, detail: "Gardée" } : mark,
    ),
    children: "score vérifié par vous à 14\u00A0h\u00A012, entre 54 et 62.",
  },
};

export const Aucune: Story = {
  name: "Aucune marque",
  args: { start: [], children: "Le score reste celui de la mesure." },
};

export const SansScore: Story = {
  name: "Sans score",
  args: {
    reading: undefined,
    children: "Le nombre de marques change la phrase du résultat, pas un score.",
  },
};

export const Lecture: Story = {
  name: "En lecture seule",
  args: {
    readOnly: true,
    current: null,
    children: "ces marques viennent d’un ancien modèle et ne se vérifient plus.",
  },
};

export const Echec: Story = {
  name: "Enregistrement en échec",
  args: { saving: "failed", onRetry: fn() },
};

export const Beaucoup: Story = {
  name: "Beaucoup de marques, par zone",
  args: { start: manyMarks(45), current: "mark-1", photo },
};

export const QuatreCents: Story = {
  name: "Quatre cents marques",
  args: { start: manyMarks(400), current: "mark-2" },
};

export const TextesLongs: Story = {
  name: "Textes longs",
  globals: { viewport: { value: "telephone" } },
  args: {
    title: "Taches pigmentaires, éphélides et marques laissées par d’anciennes imperfections",
    start: faceMarks.map((mark, index) => ({
      ...mark,
      label: index === 4 ? "Anticonstitutionnellement".repeat(2) : `${mark.label}, tout près de la mâchoire`,
    })),
  },
};

export const DansUneBarre: Story = {
  name: "Boutons dans une barre de la page",
  render: (args) => (
    <Stack>
      <ReviewedMarks {...args} actions={false} />
      <MarkReviewActions
        marks={faceMarks}
        onAdd={fn()}
        onConfirm={fn()}
        onReopen={fn()}
        nextAction={<Button variant="primary">Construire la routine</Button>}
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(
  {
    render: () => (
      <Stack>
        <ReviewedMarks current="m5">{sentence}</ReviewedMarks>
        <ReviewedMarks confirmed>{sentence}</ReviewedMarks>
        <ReviewedMarks start={[]} />
        <ReviewedMarks start={manyMarks(20)} current="mark-1" saving="failed" />
      </Stack>
    ),
  },
  { widths: [390, 820, 1440] },
);
