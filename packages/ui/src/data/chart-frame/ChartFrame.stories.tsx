import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChartFrame } from "./ChartFrame.tsx";
import { frameArgTypes } from "./testing/frameArgTypes.ts";
import { SampleDrawing, sampleTable } from "./testing/SampleDrawing.tsx";

const meta = {
  title: "Data/ChartFrame",
  component: ChartFrame,
  tags: ["!autodocs"],
  args: {
    title: "Photos par semaine",
    summary: "De 3 à 12 photos par semaine, la dernière semaine étant la plus active.",
    table: sampleTable,
    note: "Semaines du lundi au dimanche.",
    style: { maxWidth: 560 },
    children: <SampleDrawing />,
  },
  argTypes: {
    ...frameArgTypes,
    table: { description: "Toutes les valeurs : légende, têtes de colonnes, lignes.", control: false },
    closedTable: {
      description:
        "Ce que devient le tableau quand il n’est pas montré : `readers` le laisse aux lecteurs d’écran, `hidden` à personne, pour un graphique qui est déjà un tableau.",
      control: "inline-radio",
      options: ["readers", "hidden"],
    },
    note: { description: "Comment lire le dessin, dessous.", control: "text" },
    children: { description: "Le dessin.", control: false },
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultTableOpen: true } };
