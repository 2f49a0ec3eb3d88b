import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { UnsavedChangesDialog } from "./UnsavedChangesDialog.tsx";

const meta = {
  title: "Data/UnsavedChangesDialog",
  component: UnsavedChangesDialog,
  tags: ["!autodocs"],
  globals: { motion: "reduit" },
  args: { open: true, onStay: fn(), onLeave: fn() },
  argTypes: {
    open: { description: "Ouverte ou non." },
    onStay: { control: false, description: "La personne reste : bouton, croix ou Échap." },
    onLeave: { control: false, description: "La personne quitte et perd ses modifications." },
    consequence: { control: "text", description: "Ce qui serait perdu, s’il y a plus à en dire." },
    words: { control: "object", description: "D’autres mots, quand il s’agit d’un envoi en cours." },
    className: { control: false, description: "Classe ajoutée au dialogue." },
  },
} satisfies Meta<typeof UnsavedChangesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { consequence: "Les critères ciblés et le prix que vous venez d’écrire seront perdus." },
};
