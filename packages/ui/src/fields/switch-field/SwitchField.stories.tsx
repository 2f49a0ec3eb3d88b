import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { SwitchField } from "./SwitchField.tsx";

const { labelAction: _labelAction, required: _required, ...argTypes } = fieldArgTypes;

const meta = {
  title: "Fields/SwitchField",
  component: SwitchField,
  tags: ["!autodocs"],
  args: { label: "Rappels par e-mail", defaultChecked: true, style: { maxWidth: 504 } },
  argTypes: {
    ...argTypes,
    checked: { description: "L’état tenu par l’application.", control: false },
    defaultChecked: { description: "L’état de départ, quand le champ tient le sien.", control: false },
    onCheckedChange: { description: "Reçoit le nouvel état." },
    value: {
      description: "L’état tenu par l’application, comme `checked`\u202F; ce que donne `FormField`.",
      control: false,
    },
    onValueChange: { description: "Reçoit le nouvel état, comme `onCheckedChange`." },
    submittedValue: {
      description: "Ce qu’un formulaire reçoit sous `name` quand c’est coché.",
      control: "text",
    },
    onText: { description: "L’état allumé, en un mot.", control: "text" },
    offText: { description: "L’état éteint, en un mot.", control: "text" },
    placement: {
      description: "Où se tient l’interrupteur : avant ses mots, ou au bout de la ligne.",
      control: "inline-radio",
      options: ["start", "end"],
    },
  },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "La veille de chaque séance, à 18 h.",
    error: "",
    placement: "start",
    disabled: false,
    readOnly: false,
  },
};
