import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScoreDelta, scoreDeltaSizes } from "./ScoreDelta.tsx";
import { verdicts } from "./verdict.ts";

const meta = {
  title: "Criteria/ScoreDelta",
  component: ScoreDelta,
  tags: ["!autodocs"],
  args: { difference: 15, verdict: "improvement", unit: "pts" },
  argTypes: {
    difference: {
      description: "L’écart, après moins avant, dans l’unité de la valeur ; `null` si l’une manque.",
      control: { type: "number" },
    },
    verdict: {
      description: "Ce que l’application fait de l’écart. `verdictOf` le calcule à partir de deux valeurs.",
      control: "inline-radio",
      options: verdicts,
    },
    unit: { description: "L’unité, ou ses mots au singulier et au pluriel.", control: "text" },
    fractionDigits: { description: "Décimales imprimées.", control: { type: "range", min: 0, max: 2 } },
    size: { description: "La taille.", control: "inline-radio", options: scoreDeltaSizes },
    children: { description: "Le mot du verdict, s’il n’est pas celui du kit.", control: "text" },
  },
} satisfies Meta<typeof ScoreDelta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "lg" } };
