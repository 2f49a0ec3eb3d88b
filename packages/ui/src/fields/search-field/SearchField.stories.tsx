import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Fields/SearchField",
  component: SearchField,
  tags: ["!autodocs"],
  args: { label: "Rechercher un nom", style: { maxWidth: 280 } },
  argTypes: {
    label: { description: "Ce que l’on cherche. Sert d’exemple dans le champ quand il n’est pas au-dessus." },
    showLabel: { description: "Affiche le libellé au-dessus du champ." },
    error: { description: "Comment corriger. Sa présence rend le champ invalide.", control: "text" },
    value: { control: false, description: "Texte, quand l’application le décide." },
    defaultValue: { description: "Texte de départ." },
    onValueChange: { control: false, description: "Appelé à chaque lettre." },
    onSearch: { control: false, description: "Appelé à la pause, et aussitôt avec Entrée ou en effaçant." },
    delay: { description: "Pause avant la recherche, en millisecondes." },
    shortcut: { description: "Touche qui amène ici depuis la page." },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shortcut: "/", delay: 300, onSearch: fn() } };
