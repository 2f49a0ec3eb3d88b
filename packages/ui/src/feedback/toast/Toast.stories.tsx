import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { ToastDemo } from "./testing/ToastDemo.tsx";
import { toastTones } from "./toastQueue.ts";

const meta = {
  title: "Feedback/ToastProvider",
  component: ToastDemo,
  // The messages keep to the corner of the window: on the page of documentation each story has its own.
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  tags: ["!autodocs"],
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
  globals: { motion: "reduit" },
  args: { message: "Devis supprimé", tone: "success", actionLabel: "Annuler la suppression" },
  argTypes: {
    message: { description: "Une phrase qui dit ce qui s’est passé." },
    tone: {
      control: "inline-radio",
      options: toastTones,
      description: "`success`, `info` ou `error`. Une erreur reste jusqu’à ce qu’on la ferme.",
    },
    actionLabel: {
      control: "text",
      description: "Les mots de `action` : ce que l’on peut y faire, par exemple annuler.",
    },
    duration: {
      control: { type: "number" },
      description:
        "Millisecondes à l’écran, hors survol et focus. Par défaut 6 s ou plus selon la longueur, 15 s avec une action, sans limite pour une erreur.",
    },
    id: {
      control: "text",
      description: "Un message de même identifiant prend la place du précédent.",
    },
  },
} satisfies Meta<typeof ToastDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on arrival, as after what it answers. */
const show: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Montrer le message" }));
};

export const Default: Story = { play: show };
