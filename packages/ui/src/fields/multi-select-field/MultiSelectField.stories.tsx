import type { Meta, StoryObj } from "@storybook/react-vite";
import { MultiSelectField } from "./MultiSelectField.tsx";
import { notices } from "./testing/notices.ts";

const meta = {
  title: "Fields/MultiSelectField",
  component: MultiSelectField,
  tags: ["!autodocs"],
  args: {
    label: "Contre-indications",
    options: notices,
    defaultValue: ["Grossesse", "Allaitement"],
    style: { maxWidth: 504 },
  },
  argTypes: {
    label: { description: "Libellé du champ." },
    labelAction: {
      control: false,
      description: "Lien ou petit bouton au bout du libellé, à la place du nombre de choix.",
    },
    hint: { control: "text", description: "Ce qu’il faut choisir, avant toute erreur." },
    error: { control: "text", description: "Comment corriger. Sa présence rend le champ invalide." },
    required: { description: "Ajoute « (obligatoire) » en toutes lettres." },
    options: {
      control: false,
      description:
        "Options : valeur, libellé, et au besoin description, groupe, indisponible. Avec une recherche à distance : celles qui sont déjà choisies.",
    },
    value: { control: false, description: "Valeurs choisies, dans l’ordre, quand l’application les tient." },
    defaultValue: { control: false, description: "Valeurs de départ, quand le champ les tient." },
    onValueChange: { description: "Reçoit la liste des valeurs choisies." },
    onSearch: { control: false, description: "Cherche ailleurs ; comme dans le choix par recherche." },
    onCreate: { control: false, description: "Ajoute la ligne « Créer… » ; la nouvelle option est choisie." },
    selectAll: { description: "Ajoute une première ligne qui choisit, ou retire, tout ce qui correspond." },
    maxShown: { description: "Nombre d’options dessinées à la fois ; le nombre des autres est dit." },
  },
} satisfies Meta<typeof MultiSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "La recommandation n’est pas proposée à une personne concernée.",
    placeholder: "Rechercher",
    required: true,
    error: "",
    disabled: false,
    selectAll: true,
    maxShown: 100,
  },
};
