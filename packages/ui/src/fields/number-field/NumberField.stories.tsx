import type { Meta, StoryObj } from "@storybook/react-vite";
import { numericArgTypes } from "../field/testing/fieldArgTypes.ts";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Fields/NumberField",
  component: NumberField,
  tags: ["!autodocs"],
  args: { label: "Durée de la séance", defaultValue: 45, unit: "min", style: { maxWidth: 392 } },
  argTypes: {
    ...numericArgTypes,
    unit: { description: "Ce que le nombre compte, écrit après lui." },
    minimumFractionDigits: { description: "Décimales toujours écrites.", control: "number" },
    maximumFractionDigits: {
      description: "Décimales gardées. Une de plus est refusée, jamais arrondie.",
      control: "number",
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Elle apparaît sur le devis.",
    min: 5,
    max: 240,
    step: 5,
    stepper: true,
    required: true,
    error: "",
  },
};
