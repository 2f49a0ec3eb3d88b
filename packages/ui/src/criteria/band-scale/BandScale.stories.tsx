import type { Meta, StoryObj } from "@storybook/react-vite";
import { BandScale, bandScaleVariants } from "./BandScale.tsx";
import { rednessScale } from "./testing/scales.ts";

const meta = {
  title: "Criteria/BandScale",
  component: BandScale,
  tags: ["!autodocs"],
  args: { ...rednessScale, markers: [{ id: "now", value: 46 }], style: { maxWidth: 620 } },
  argTypes: {
    min: { description: "La plus petite valeur de l’échelle.", control: "number" },
    max: { description: "La plus grande valeur de l’échelle.", control: "number" },
    direction: {
      description: "Le sens du mieux. Le mieux est toujours à droite.",
      control: "inline-radio",
      options: ["higher", "lower"],
    },
    bands: {
      description: "Les bandes, de la moins bonne à la meilleure : forme, seuil, mot, ce que l’on voit.",
      control: false,
    },
    markers: {
      description: "Des valeurs posées sur l’échelle, chacune dans la forme de sa bande.",
      control: "object",
    },
    scale: {
      description: "Une échelle continue, ou un morceau par palier.",
      control: "inline-radio",
      options: ["continuous", "steps"],
    },
    unit: { description: "L’unité, en lettres ; sans unité pour un score.", control: "text" },
    fractionDigits: { description: "Décimales imprimées.", control: { type: "range", min: 0, max: 2 } },
    variant: { description: "Complète, ou compacte.", control: "inline-radio", options: bandScaleVariants },
  },
} satisfies Meta<typeof BandScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: "compact" } };
