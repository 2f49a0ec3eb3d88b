import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "Retours/Progression",
  component: Progress,
  args: { label: "Envoi", value: 0.64, style: { maxWidth: 392 } },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { detail: "Vous pouvez quitter cette page, l’envoi continue." },
  argTypes: { value: { control: { type: "range", min: 0, max: 1, step: 0.01 } } },
};

export const SansTerme: Story = {
  name: "Sans terme connu",
  args: { label: "Analyse en cours", value: null, detail: "Environ 20 secondes." },
};

export const Sombre: Story = { ...SansTerme, name: "Sombre", globals: { theme: "sombre" } };
