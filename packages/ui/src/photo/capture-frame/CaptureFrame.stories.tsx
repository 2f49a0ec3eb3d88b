import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CaptureFrame } from "./CaptureFrame.tsx";
import { hints } from "./testing/hints.ts";

const meta = {
  title: "Photo/CaptureFrame",
  component: CaptureFrame,
  tags: ["!autodocs"],
  args: { poster: "/demo/visage-clair.jpg", hints: hints("Approchez-vous un peu"), onCapture: fn() },
} satisfies Meta<typeof CaptureFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    status: "live",
    mirrored: true,
    guide: true,
    countdownSeconds: 3,
    busy: false,
    ghost: "/demo/visage-lumineux.jpg",
    autoShot: true,
    onAutoShotChange: fn(),
    onSwitchCamera: fn(),
    onRestart: fn(),
  },
  argTypes: {
    status: {
      description: "Où en est l’appareil photo, comme le dit useCamera.",
      control: "select",
      options: ["off", "asking", "starting", "live", "refused", "absent", "busy", "insecure"],
    },
    stream: { description: "L’image en direct." },
    poster: { description: "L’adresse d’une image à la place du direct, pour une démonstration." },
    mirrored: { description: "Montre le direct comme un miroir. La photo ne l’est jamais." },
    aspectRatio: { description: "La largeur du cadre et de la photo, divisée par leur hauteur." },
    minSide: {
      description:
        "Le plus petit côté de la photo, en pixels : un appareil peu précis a un cadre plus large ou plus haut.",
    },
    guide: { description: "Montre où placer le visage." },
    outlines: {
      description:
        "Le contour d’un visage déjà photographié, en parts du cadre : dessiné à la place de l’ovale pour reprendre la même pose.",
    },
    onLive: {
      description:
        "Reçoit la vidéo et la forme du cadre dès qu’il y a une image à mesurer, et null quand elle disparaît.",
    },
    hints: {
      description:
        "Les conditions de la prise de vue, la plus pressante d’abord : ce que l’on regarde, l’état, ce qu’il faut faire.",
    },
    ghost: {
      description:
        "Une photo précédente (son adresse ou ses octets), vue en transparence pour reprendre la même pose.",
    },
    ghostOpacity: { description: "L’opacité de la photo précédente, de 0 à 1, tenue par l’application." },
    defaultGhostOpacity: { description: "L’opacité de départ." },
    onGhostOpacityChange: { description: "Reçoit l’opacité choisie." },
    grid: { description: "La grille des tiers, tenue par l’application." },
    defaultGrid: { description: "La grille au départ." },
    onGridChange: { description: "Reçoit l’état de la grille." },
    autoShot: { description: "L’application prend la photo d’elle-même quand tout est prêt." },
    onAutoShotChange: {
      description: "Reçoit l’état du déclenchement automatique ; sans elle, il n’est pas proposé.",
    },
    countdownSeconds: { description: "Les secondes entre le déclencheur et la photo ; 0 la prend aussitôt." },
    countdown: {
      description: "Les secondes restantes d’un compte à rebours que l’application mène elle-même.",
    },
    onCountdownCancel: { description: "Arrête le compte à rebours de l’application." },
    onCapture: { description: "Prend la photo, à la fin du compte à rebours : reçoit la vidéo et le cadre." },
    busy: { description: "La photo est en préparation." },
    captured: { description: "L’adresse de la photo prise : on la regarde à la place du direct." },
    onRetake: { description: "Revient au direct." },
    onUse: { description: "Garde la photo." },
    onSwitchCamera: { description: "Passe à l’autre appareil photo, s’il y en a un." },
    onRestart: { description: "Redemande l’appareil photo après un problème." },
    fallback: { description: "Une autre façon d’obtenir une photo quand l’appareil manque." },
  },
};
