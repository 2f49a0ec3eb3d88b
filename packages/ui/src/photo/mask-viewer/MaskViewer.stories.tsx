import type { Meta, StoryObj } from "@storybook/react-vite";
import { zoomFits } from "../zoom-pan/zoomMath.ts";
import { MaskViewer } from "./MaskViewer.tsx";
import { faceMasks } from "./testing/faceMasks.ts";

const meta = {
  title: "Photo/MaskViewer",
  component: MaskViewer,
  tags: ["!autodocs"],
  args: {
    photo: { src: "/demo/visage-clair.jpg", alt: "Anaïs Morel, de face, 21 novembre 2026" },
    original: { src: "/demo/visage-clair.jpg", alt: "Anaïs Morel, photo d’origine, 21 novembre 2026" },
    masks: faceMasks,
    style: { maxWidth: 660 },
  },
  argTypes: {
    photo: {
      description: "La photo sur laquelle les masques sont mesurés : son adresse et ce qu’elle montre.",
    },
    original: { description: "La photo telle qu’elle a été prise, montrée sans masque." },
    masks: { description: "Un masque par critère, dans l’ordre des flèches." },
    value: { description: "Le critère montré, quand l’application le tient." },
    defaultValue: { description: "Le critère montré d’abord ; sans lui, le premier." },
    onValueChange: { description: "Appelée avec l’identifiant du critère choisi." },
    defaultOpacity: { description: "L’opacité de départ, de 0 à 1." },
    aspectRatio: {
      description:
        "Largeur de la photo sur sa hauteur : elle place le masque. Par défaut, celle de la photo.",
    },
    fill: {
      description:
        "N’est jamais plus haute que son contenant, au lieu de la fenêtre, et toujours aussi large.",
    },
    marks: {
      description:
        "Les marques du critère, une à une, à la place de ses zones ; l’application tient leur état.",
    },
    fit: {
      control: "inline-radio",
      options: zoomFits,
      description:
        "Dans un cadre d’une autre forme : la photo entière, à un dixième d’un côté près (`whole`), ou sans vide (`cover`).",
    },
  },
} satisfies Meta<typeof MaskViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: {
    defaultValue: { control: "select", options: faceMasks.map(({ id }) => id) },
    defaultOpacity: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
    fill: { control: "boolean" },
  },
};
