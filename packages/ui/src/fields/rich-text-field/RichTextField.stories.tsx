import type { Meta, StoryObj } from "@storybook/react-vite";
import { RichTextField } from "./RichTextField.tsx";
import { usage } from "./testing/texts.ts";

const meta = {
  title: "Fields/RichTextField",
  component: RichTextField,
  tags: ["!autodocs"],
  args: { label: "Mode d’emploi", defaultValue: usage, style: { maxWidth: 640 } },
  argTypes: {
    label: { description: "Libellé du champ." },
    labelAction: { control: false, description: "Lien ou petit bouton au bout du libellé." },
    hint: { control: "text", description: "Ce qu’il faut écrire, avant toute erreur." },
    error: { control: "text", description: "Comment corriger. Sa présence rend le champ invalide." },
    required: { description: "Ajoute « (obligatoire) » en toutes lettres." },
    value: {
      control: false,
      description: 'Le texte en HTML propre, `""` s’il est vide, quand l’application le tient.',
    },
    defaultValue: { control: false, description: "Texte de départ, quand le champ le tient." },
    onValueChange: { description: "Reçoit le HTML propre à chaque frappe." },
    maxLength: {
      control: "number",
      description:
        "Nombre de caractères au plus, sans les balises. On peut écrire davantage : le champ dit de combien.",
    },
    counter: { description: "Montre le nombre de caractères, même sans maximum." },
    placeholder: { control: "text", description: "Montré tant que le texte est vide." },
    name: { control: false, description: "Nom sous lequel un formulaire reçoit le HTML." },
    disabled: { description: "Rend le champ indisponible." },
    readOnly: { description: "Montre le texte sans ses outils." },
  },
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Vos clientes le lisent tel quel, sur leur routine.",
    placeholder: "Quand, combien, avec quoi",
    required: true,
    error: "",
    counter: true,
    maxLength: 400,
    disabled: false,
    readOnly: false,
  },
};
