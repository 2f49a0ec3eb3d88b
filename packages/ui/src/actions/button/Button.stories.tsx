import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "./Button.tsx";
import { buttonSizes, buttonVariants } from "./button.variants.ts";

const meta = {
  title: "Actions/Button",
  component: Button,
  tags: ["!autodocs"],
  args: { children: "Construire la routine" },
  argTypes: {
    children: { description: "Des mots, le verbe d’abord." },
    variant: {
      description: "Principal (un par vue), contour, texte, ou suppression qui nomme l’objet.",
      control: "inline-radio",
      options: buttonVariants,
    },
    size: {
      description: "44 px, ou 52 px pour l’action principale.",
      control: "inline-radio",
      options: buttonSizes,
    },
    block: { description: "Prend toute la largeur." },
    loading: { description: "Garde sa largeur et son focus, refuse les clics, dit qu’il travaille." },
    icon: { description: "Icône décorative avant les mots." },
    asChild: { description: "Donne son aspect à son seul enfant, par exemple le lien d’un routeur." },
    disabled: { description: "Indisponible : préférer dire pourquoi à côté.", control: "boolean" },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: "primary", size: "md", block: false, disabled: false, loading: false },
};
