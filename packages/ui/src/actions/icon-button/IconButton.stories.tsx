import type { Meta, StoryObj } from "@storybook/react-vite";
import { Printer } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  tags: ["!autodocs"],
  args: { label: "Imprimer ou enregistrer en PDF", icon: <Printer aria-hidden="true" /> },
  argTypes: {
    label: { description: "Ce que fait le bouton, en mots : nom et infobulle." },
    icon: { description: "Icône de 20 px." },
    bordered: { description: "Ajoute un filet autour." },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { bordered: true, disabled: false } };
