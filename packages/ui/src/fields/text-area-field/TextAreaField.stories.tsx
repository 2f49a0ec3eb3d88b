import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldArgTypes } from "../field/testing/fieldArgTypes.ts";
import { TextAreaField } from "./TextAreaField.tsx";

const meta = {
  title: "Fields/TextAreaField",
  component: TextAreaField,
  tags: ["!autodocs"],
  args: {
    label: "Mode d’emploi",
    defaultValue: "Le soir, deux à trois fois par semaine.",
    style: { maxWidth: 504 },
  },
  argTypes: {
    ...fieldArgTypes,
    value: { description: "Le texte tenu par l’application.", control: false },
    defaultValue: { description: "Le texte de départ, quand le champ tient le sien.", control: "text" },
    onValueChange: { description: "Reçoit le texte à chaque frappe." },
    rows: { description: "Lignes visibles quand il y a peu de texte.", control: "number" },
    maxRows: { description: "Lignes après lesquelles le texte défile.", control: "number" },
    characterLimit: {
      description:
        "Nombre de caractères à ne pas dépasser. Ce qui dépasse est gardé et signalé, jamais coupé.",
      control: "number",
    },
  },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Il apparaît sur la routine imprimée.", characterLimit: 300, required: true, error: "" },
};
