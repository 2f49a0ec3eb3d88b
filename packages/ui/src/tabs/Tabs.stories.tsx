import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Structure/Onglets",
  component: Tabs,
  args: {
    label: "Vues du diagnostic",
    items: [
      { id: "summary", label: "Synthèse", content: "Peau nette et confortable, regard reposé." },
      { id: "criteria", label: "Critères", count: 13, content: "Les treize critères." },
      { id: "advice", label: "Recommandations", count: 8, content: "Huit soins et gestes." },
      { id: "history", label: "Historique", count: 3, content: "Trois diagnostics depuis juin." },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Telephone: Story = {
  name: "Au téléphone : la liste défile",
  globals: { viewport: { value: "telephone" } },
};

export const Sombre: Story = { globals: { theme: "sombre" } };
