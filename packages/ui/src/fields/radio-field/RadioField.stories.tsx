import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { skinTypes } from "./testing/options.ts";
import { RadioField } from "./RadioField.tsx";

const meta = {
  title: "Fields/RadioField",
  component: RadioField,
  tags: ["!autodocs"],
  args: { label: "Type de peau", options: skinTypes },
  argTypes: {
    ...fieldArgTypes,
    options: { description: "Les choix, tous montrés." },
    value: {
      description: "Le choix tenu par l’application ; `null` quand rien n’est choisi.",
      control: false,
    },
    defaultValue: { description: "Le choix de départ, quand le champ tient le sien.", control: false },
    onValueChange: { description: "Reçoit la valeur choisie." },
  },
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Tel que la cliente le décrit.",
    required: true,
    error: "",
    disabled: false,
    readOnly: false,
  },
};
