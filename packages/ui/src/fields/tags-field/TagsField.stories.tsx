import type { Meta, StoryObj } from "@storybook/react-vite";
import { TagsField } from "./TagsField.tsx";

const meta = {
  title: "Fields/TagsField",
  component: TagsField,
  tags: ["!autodocs"],
  args: {
    label: "Mots-clés",
    suggestions: ["Éclat", "Hiver", "Nouveauté", "Protocole", "Rentrée"],
    defaultValue: ["Hiver", "Peau sèche"],
    style: { maxWidth: 504 },
  },
  argTypes: {
    label: { description: "Libellé du champ." },
    labelAction: {
      control: false,
      description: "Lien ou petit bouton au bout du libellé, à la place du compte.",
    },
    hint: { control: "text", description: "Ce qu’il faut écrire, avant toute erreur." },
    error: { control: "text", description: "Comment corriger. Sa présence rend le champ invalide." },
    required: { description: "Ajoute « (obligatoire) » en toutes lettres." },
    value: { control: false, description: "Mots, quand l’application les tient." },
    defaultValue: { control: false, description: "Mots de départ, quand le champ les tient." },
    onValueChange: { description: "Reçoit la liste des mots." },
    suggestions: { description: "Mots proposés pendant la saisie." },
    maxCount: { control: "number", description: "Nombre de mots au plus ; le compte est affiché." },
    maxShown: { description: "Nombre de propositions dessinées à la fois." },
  },
} satisfies Meta<typeof TagsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Une virgule ou Entrée ajoute le mot.",
    required: false,
    error: "",
    disabled: false,
    maxCount: 8,
    maxShown: 50,
  },
};
