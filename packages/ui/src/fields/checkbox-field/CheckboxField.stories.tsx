import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { CheckboxField } from "./CheckboxField.tsx";

const { labelAction: _labelAction, ...argTypes } = fieldArgTypes;

const meta = {
  title: "Fields/CheckboxField",
  component: CheckboxField,
  tags: ["!autodocs"],
  args: { label: "Rester connectée sur cet appareil" },
  argTypes: {
    ...argTypes,
    checked: { description: "L’état tenu par l’application.", control: false },
    defaultChecked: { description: "L’état de départ, quand la case tient le sien.", control: false },
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
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: "Pendant 30 jours.", error: "", disabled: false } };
