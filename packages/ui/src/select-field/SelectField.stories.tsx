import type { Meta, StoryObj } from "@storybook/react-vite";
import { SelectField } from "./SelectField.tsx";
import { careCategories } from "./testing/options.ts";

const meta = {
  title: "Formulaires/Liste de choix",
  component: SelectField,
  tags: ["!autodocs"],
  args: {
    label: "Sous-catégorie",
    options: careCategories,
    placeholder: "Choisir une sous-catégorie",
    style: { maxWidth: 392 },
  },
  argTypes: {
    label: { description: "Le nom du champ, toujours visible." },
    labelAction: { description: "Un lien ou un petit bouton au bout de la ligne du nom.", control: false },
    hint: { description: "Ce qu’il faut savoir avant de choisir.", control: "text" },
    error: { description: "Comment corriger. Sa présence rend le champ invalide.", control: "text" },
    required: {
      description: "Dit « (obligatoire) » ; le repère ne peut plus être choisi.",
      control: "boolean",
    },
    options: { description: "Les choix, dans des groupes ou non." },
    value: {
      description: 'Le choix, tenu par l’application ; `""` quand rien n’est choisi.',
      control: false,
    },
    defaultValue: { description: "Le choix de départ, quand le champ tient sa valeur.", control: false },
    onValueChange: { description: "Reçoit la valeur choisie." },
    placeholder: { description: "Le repère affiché quand rien n’est choisi." },
    readOnly: {
      description: "Montre le choix sans le laisser changer ; il reste envoyé.",
      control: "boolean",
    },
    disabled: { description: "Indisponible : ni focus, ni envoi.", control: "boolean" },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Elle range la recommandation dans le catalogue.",
    error: "",
    required: true,
    disabled: false,
  },
};
