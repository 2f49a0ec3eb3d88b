import type { Meta, StoryObj } from "@storybook/react-vite";
import { numericArgTypes } from "../field/testing/fieldArgTypes.ts";
import { PercentField } from "./PercentField.tsx";

const meta = {
  title: "Fields/PercentField",
  component: PercentField,
  tags: ["!autodocs"],
  args: { label: "Remise", defaultValue: 10, style: { maxWidth: 392 } },
  argTypes: {
    ...numericArgTypes,
    min: { description: "Le plus petit pourcentage, en points ; 0 si rien n’est dit.", control: "number" },
    max: { description: "Le plus grand pourcentage, en points ; 100 si rien n’est dit.", control: "number" },
    maximumFractionDigits: {
      description: "Décimales gardées. Une de plus est refusée, jamais arrondie.",
      control: "number",
    },
  },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Sur le total TTC du devis.", max: 50, step: 5, required: true, error: "" },
};
