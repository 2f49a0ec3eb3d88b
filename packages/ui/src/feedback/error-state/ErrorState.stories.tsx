import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  tags: ["!autodocs"],
  args: {
    title: "Un problème est survenu de notre côté.",
    children: "Vos saisies sont conservées.",
    reference: "7F3A-21",
    onRetry: fn(),
    style: { maxWidth: 480 },
  },
  argTypes: {
    title: { description: "Ce qui s’est passé, une phrase." },
    children: { description: "Ce qui est à l’abri." },
    onRetry: { description: "Montre « Réessayer »." },
    retrying: { description: "Le nouvel essai est en cours." },
    reference: { description: "À citer quand on demande de l’aide." },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { retrying: false } };
