import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { contraindications } from "./testing/options.ts";
import { CheckboxGroup } from "./CheckboxGroup.tsx";

const meta = {
  title: "Fields/CheckboxGroup",
  component: CheckboxGroup,
  tags: ["!autodocs"],
  args: { label: "Contre-indications", options: contraindications },
  argTypes: {
    ...fieldArgTypes,
    options: { description: "Les cases, toutes montrées." },
    value: { description: "Les valeurs cochées, tenues par l’application.", control: false },
    defaultValue: {
      description: "Les valeurs cochées au départ, quand le groupe tient les siennes.",
      control: false,
    },
    onValueChange: { description: "Reçoit les valeurs cochées, dans l’ordre des cases." },
    layout: {
      description: "Une case par ligne, ou côte à côte quand la place le permet.",
      control: "inline-radio",
      options: ["list", "columns"],
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Elles s’affichent quand la recommandation entre dans une routine.",
    required: false,
    error: "",
    layout: "list",
  },
};
