import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  tags: ["!autodocs"],
  args: {
    style: { maxWidth: 392 },
    items: [
      { id: "plan", term: "Formule", details: "Pro" },
      { id: "used", term: "Diagnostics ce mois-ci", details: "18 sur 150" },
      { id: "renewal", term: "Renouvellement", details: "3 décembre 2026" },
    ],
  },
  argTypes: {
    items: { description: "Un terme et sa valeur par ligne." },
    layout: { description: "Valeur en bout de ligne, ou dans sa colonne." },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
