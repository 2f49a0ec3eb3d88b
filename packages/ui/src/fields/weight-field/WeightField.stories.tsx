import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { WeightField } from "./WeightField.tsx";

const { required: _required, ...argTypes } = fieldArgTypes;

const meta = {
  title: "Fields/WeightField",
  component: WeightField,
  tags: ["!autodocs"],
  args: { label: "Rides et ridules", defaultValue: 4 },
  argTypes: {
    ...argTypes,
    value: { description: "Le poids tenu par l’application, un entier à partir de 1.", control: false },
    defaultValue: { description: "Le poids de départ, quand le champ tient le sien.", control: "number" },
    onValueChange: { description: "Reçoit le poids." },
    max: { description: "Le plus grand poids, et le nombre de traits.", control: "number" },
    layout: {
      description: "Le nom au-dessus des traits, ou sur la même ligne, pour une liste.",
      control: "inline-radio",
      options: ["stacked", "row"],
    },
    action: {
      description: "Un petit bouton après le nombre, par exemple pour retirer la ligne.",
      control: false,
    },
  },
} satisfies Meta<typeof WeightField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "De 1, un peu, à 5, surtout.",
    error: "",
    layout: "stacked",
    disabled: false,
    readOnly: false,
  },
};
