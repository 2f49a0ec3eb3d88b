import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Retours/État d’erreur",
  component: ErrorState,
  args: {
    title: "Un problème est survenu de notre côté.",
    children: "Vos saisies sont conservées.",
    reference: "7F3A-21",
    onRetry: fn(),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { retrying: false } };

export const NouvelEssai: Story = { name: "Nouvel essai en cours", args: { retrying: true } };

export const HorsLigne: Story = {
  name: "Sans référence",
  args: {
    title: "La connexion à Internet est coupée.",
    children: "La photo reste sur cet appareil et partira dès le retour du réseau.",
    reference: undefined,
  },
};

export const Sombre: Story = { globals: { theme: "sombre" } };
