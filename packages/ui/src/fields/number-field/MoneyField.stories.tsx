import type { Meta, StoryObj } from "@storybook/react-vite";
import { numericArgTypes } from "../field/testing/fieldArgTypes.ts";
import { MoneyField } from "./MoneyField.tsx";

const meta = {
  title: "Fields/MoneyField",
  component: MoneyField,
  tags: ["!autodocs"],
  args: { label: "Prix TTC", defaultValue: 4900, style: { maxWidth: 392 } },
  argTypes: {
    ...numericArgTypes,
    currency: { description: "Le code ISO 4217 de la monnaie." },
    min: { description: "Le plus petit montant, en centimes ; 0 si rien n’est dit.", control: "number" },
    max: { description: "Le plus grand montant, en centimes.", control: "number" },
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Le prix conseillé par la marque.", max: 1_000_000, step: 100, required: true, error: "" },
};
