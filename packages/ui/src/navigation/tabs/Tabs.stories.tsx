import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  tags: ["!autodocs"],
  args: {
    label: "Vues du diagnostic",
    items: [
      { id: "summary", label: "Synthèse", content: "Peau nette et confortable, regard reposé." },
      { id: "criteria", label: "Critères", count: 13, content: "Les treize critères." },
      { id: "advice", label: "Recommandations", count: 8, content: "Huit soins et gestes." },
      { id: "history", label: "Historique", count: 3, content: "Trois diagnostics depuis juin." },
    ],
  },
  argTypes: {
    label: { description: "Nomme la liste d’onglets." },
    items: {
      description: "Les onglets : `id`, `label`, `count` pour ce qu’il y a derrière, `content`.",
    },
    value: { control: false, description: "Identifiant de l’onglet ouvert, quand l’application décide." },
    defaultValue: {
      control: false,
      description: "Identifiant de l’onglet ouvert au départ. Par défaut, le premier.",
    },
    onValueChange: { control: false, description: "Reçoit l’identifiant de l’onglet choisi." },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
