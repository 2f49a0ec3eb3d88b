import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComboboxField } from "./ComboboxField.tsx";
import { clients } from "./testing/options.ts";

const meta = {
  title: "Fields/ComboboxField",
  component: ComboboxField,
  tags: ["!autodocs"],
  args: { label: "Client", options: clients, style: { maxWidth: 392 } },
  argTypes: {
    label: { description: "Libellé du champ." },
    labelAction: { control: false, description: "Lien ou petit bouton au bout du libellé." },
    hint: { control: "text", description: "Ce qu’il faut écrire, avant toute erreur." },
    error: { control: "text", description: "Comment corriger. Sa présence rend le champ invalide." },
    required: { description: "Ajoute « (obligatoire) » en toutes lettres." },
    options: {
      control: false,
      description:
        "Options : valeur, libellé, et au besoin description, groupe, indisponible. Avec une recherche à distance : celles qui sont déjà choisies, pour qu’elles aient un libellé.",
    },
    value: { control: false, description: "Valeur choisie, quand l’application la tient ; `null` : aucune." },
    defaultValue: { control: false, description: "Valeur de départ, quand le champ la tient." },
    onValueChange: { description: "Reçoit la valeur de l’option choisie, ou `null`." },
    onSearch: {
      control: false,
      description:
        "Cherche ailleurs, par exemple sur un serveur : reçoit le texte et un signal d’abandon, rend les options. Donnez-lui une identité stable.",
    },
    onCreate: {
      control: false,
      description: "Ajoute la ligne « Créer… » ; rend la nouvelle option, qui est choisie.",
    },
    clearable: { description: "Montre le bouton qui efface le choix." },
    maxShown: { description: "Nombre d’options dessinées à la fois ; le nombre des autres est dit." },
  },
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: "Écrivez le début du nom, avec ou sans accents.",
    placeholder: "Rechercher un nom",
    required: true,
    error: "",
    clearable: true,
    disabled: false,
    defaultValue: "c2",
    maxShown: 100,
  },
};
