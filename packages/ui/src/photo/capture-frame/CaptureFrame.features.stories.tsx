import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../actions/button/Button.tsx";
import { matrix } from "../../testing/matrix.ts";
import { CaptureFrame } from "./CaptureFrame.tsx";
import { hints } from "./testing/hints.ts";
import { outlines } from "./testing/outlines.ts";
import { LiveCamera } from "./testing/LiveCamera.tsx";

const meta = {
  title: "Photo/CaptureFrame/Cases",
  component: CaptureFrame,
  tags: ["!autodocs"],
  args: {
    poster: "/demo/visage-clair.jpg",
    onCapture: fn(),
    onRestart: fn(),
    fallback: <Button>Importer une photo</Button>,
  },
} satisfies Meta<typeof CaptureFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Autorisation: Story = { name: "Autorisation demandée", args: { status: "asking" } };
export const Refus: Story = { name: "Autorisation refusée", args: { status: "refused" } };
export const SansAppareil: Story = { name: "Aucun appareil photo", args: { status: "absent" } };
export const Occupe: Story = { name: "L’appareil ne répond pas", args: { status: "busy" } };
export const AdresseNonSecurisee: Story = { name: "Adresse non sécurisée", args: { status: "insecure" } };
export const Ouverture: Story = { name: "Ouverture", args: { status: "starting", fallback: undefined } };

export const AAjuster: Story = {
  name: "En direct, à ajuster",
  args: { hints: hints("Approchez-vous un peu"), onSwitchCamera: fn() },
};

export const Pret: Story = { name: "En direct, tout est prêt", args: { hints: hints(null) } };

export const CompteARebours: Story = {
  name: "Compte à rebours",
  args: { hints: hints(null), countdown: 2 },
};

export const MemePose: Story = {
  name: "Photo précédente en transparence, grille",
  args: { ghost: "/demo/visage-lumineux.jpg", defaultGrid: true, hints: hints("Redressez la tête") },
};

export const ContourPrecedent: Story = {
  name: "Contour de la photo précédente",
  args: { outlines, autoShot: true, onAutoShotChange: fn(), hints: hints("Redressez la tête") },
};

export const Prise: Story = {
  name: "Photo prise",
  args: { captured: "/demo/visage-clair.jpg", onRetake: fn(), onUse: fn() },
};

export const Preparation: Story = {
  name: "Photo en préparation",
  args: { captured: "/demo/visage-clair.jpg", busy: true, onRetake: fn(), onUse: fn() },
};

export const Reel: Story = {
  name: "L’appareil photo de cet ordinateur",
  render: () => <LiveCamera />,
};

export const TexteLong: Story = {
  name: "Conseil long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    hints: hints("Écartez les mèches du front et retirez les lunettes, puis regardez l’objectif"),
  },
};

export const Matrice: Story = matrix(MemePose, { widths: [390, 820, 1440] });
