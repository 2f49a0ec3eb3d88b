import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Fields/PasswordField",
  component: PasswordField,
  tags: ["!autodocs"],
  args: {
    label: "Mot de passe",
    autoComplete: "current-password",
    defaultValue: "carnation2026",
    style: { maxWidth: 392 },
  },
  argTypes: {
    ...fieldArgTypes,
    autoComplete: {
      description: "Dit aux gestionnaires de mots de passe s’il est connu ou nouveau.",
      control: "inline-radio",
      options: ["current-password", "new-password"],
    },
    value: {
      description: "Le mot de passe tenu par l’application\u202F; `null` quand le champ est vide.",
      control: false,
    },
    onValueChange: { description: "Reçoit le texte à chaque frappe." },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: "Au moins 8 caractères.", required: true, error: "" } };
