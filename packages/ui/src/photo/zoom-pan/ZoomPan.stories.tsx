import type { Meta, StoryObj } from "@storybook/react-vite";
import { ZoomPan } from "./ZoomPan.tsx";

const meta = {
  title: "Photo/ZoomPan",
  component: ZoomPan,
  tags: ["!autodocs"],
  args: {
    label: "Photo du 21 novembre 2026",
    children: <img src="/demo/visage-fonce.jpg" alt="Awa Diallo, de face" />,
    style: { maxWidth: 480 },
  },
  argTypes: {
    label: { description: "Nomme le cadre : ce que l’on y voit." },
    children: {
      description: "Ce qui est agrandi : une image, et ce qui est dessiné dessus.",
      control: false,
    },
    overlay: { description: "Ce qui est posé sur le cadre sans être agrandi.", control: false },
    buttons: { description: "Les boutons du zoom, en haut à droite." },
    moreButtons: { description: "Des boutons de l’application, sous ceux du zoom.", control: false },
    keysId: { description: "L’identifiant d’une phrase de l’application sur les touches." },
    view: { description: "La vue, quand l’application la tient : échelle et place.", control: "object" },
    defaultView: { description: "La vue de départ.", control: "object" },
    onViewChange: { description: "Appelée avec la nouvelle vue." },
    maxScale: { description: "L’agrandissement le plus fort." },
    aspectRatio: { description: "Largeur de l’image sur sa hauteur." },
    panKeys: { description: "Les touches qui déplacent l’image : les flèches, ou Maj et les flèches." },
  },
} satisfies Meta<typeof ZoomPan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { maxScale: 6, buttons: true },
  argTypes: {
    panKeys: { control: "inline-radio", options: ["arrows", "shift-arrows"] },
    maxScale: { control: { type: "range", min: 1, max: 10, step: 1 } },
  },
};
