import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  tags: ["!autodocs"],
  args: { label: "Envoi", value: 0.64, style: { maxWidth: 392 } },
  argTypes: {
    label: { description: "Ce qui se passe : « Envoi »." },
    value: {
      description: "De 0 à 1 ; `null` quand la fin n’est pas prévisible.",
      control: { type: "range", min: 0, max: 1, step: 0.01 },
    },
    detail: { description: "Une phrase dessous." },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { detail: "Vous pouvez quitter cette page, l’envoi continue." } };
