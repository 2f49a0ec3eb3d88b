import type { Meta, StoryObj } from "@storybook/react-vite";
import { compareViews } from "./compareViews.ts";
import { PhotoCompare } from "./PhotoCompare.tsx";
import { after, before } from "./testing/pair.ts";

const meta = {
  title: "Photo/PhotoCompare",
  component: PhotoCompare,
  tags: ["!autodocs"],
  args: { before, after, style: { maxWidth: 600 } },
  argTypes: {
    before: { description: "La photo la plus ancienne : elle est à gauche, toujours." },
    after: { description: "La photo la plus récente." },
    view: { description: "La vue, quand l’application la tient." },
    defaultView: { description: "La vue montrée d’abord." },
    onViewChange: { description: "Appelée avec la vue choisie." },
    position: { description: "La place du curseur, de 0 à gauche à 1, quand l’application la tient." },
    defaultPosition: { description: "La place du curseur au départ." },
    onPositionChange: { description: "Appelée avec la place du curseur." },
    masksCaption: {
      description: "Sous la vue « Masques » : ce qui est dessiné, et sa légende.",
      control: false,
    },
    frameRatio: {
      description: "Largeur du cadre sur sa hauteur ; sans elle, 3:4, et un carré au téléphone.",
    },
  },
} satisfies Meta<typeof PhotoCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  argTypes: {
    defaultView: { control: "inline-radio", options: compareViews },
    defaultPosition: { control: { type: "range", min: 0, max: 1, step: 0.01 } },
    masksCaption: {
      description: "Sous la vue « Masques » : ce qui est dessiné, et sa légende.",
      control: false,
    },
    frameRatio: { control: { type: "range", min: 0.5, max: 2, step: 0.05 } },
  },
};
