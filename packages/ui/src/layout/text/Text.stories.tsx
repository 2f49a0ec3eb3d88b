import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "./Text.tsx";

const meta = {
  title: "Layout/Text",
  component: Text,
  tags: ["!autodocs"],
  args: {
    children:
      "Nettoyer le visage à l’eau tiède, sécher sans frotter, puis appliquer la crème en couche fine.",
  },
  argTypes: {
    children: { description: "Les mots.", control: "text" },
    as: {
      description:
        "L’élément que c’est\u00A0: un titre selon sa place dans la page, quelle que soit sa taille.",
      control: "select",
      options: ["p", "span", "strong", "h1", "h2", "h3"],
    },
    size: {
      description: "Taille des lettres, un pas du kit.",
      control: "select",
      options: ["micro", "small", "body", "menu", "family", "synthesis", "h2", "h1", "greeting"],
    },
    weight: {
      description: "Graisse des lettres.",
      control: "inline-radio",
      options: ["regular", "medium", "semibold"],
    },
    tone: {
      description: "Encre des mots.",
      control: "inline-radio",
      options: ["ink", "secondary", "muted", "error"],
    },
    align: { description: "Côté de la ligne.", control: "inline-radio", options: ["start", "center", "end"] },
    truncate: { description: "Une seule ligne, finie par des points.", control: "boolean" },
    lines: {
      description: "Lignes montrées au plus, la dernière finie par des points.",
      control: "select",
      options: [1, 2, 3, 4, 5, 6],
    },
    asChild: { description: "Donne son aspect à son seul enfant.", control: false },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "small", tone: "secondary", lines: 2 } };
