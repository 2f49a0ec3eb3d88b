import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Fields/TextField",
  component: TextField,
  tags: ["!autodocs"],
  args: { label: "Adresse e-mail", type: "email", autoComplete: "email", style: { maxWidth: 392 } },
  argTypes: {
    ...fieldArgTypes,
    suffix: { description: "Une unité ou un signe après le texte, dans le cadre.", control: "text" },
    value: {
      description: "Le texte tenu par l’application\u202F; `null` quand le champ est vide.",
      control: false,
    },
    onValueChange: { description: "Reçoit le texte à chaque frappe." },
    type: { description: "La nature du texte : le clavier du téléphone en dépend.", control: "text" },
    autoComplete: {
      description: "Ce que le navigateur peut remplir à la place de la personne.",
      control: "text",
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Elle reçoit la routine et les rappels.", required: true, error: "", disabled: false },
};
