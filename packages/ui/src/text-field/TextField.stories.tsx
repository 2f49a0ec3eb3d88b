import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Formulaires/Champ de texte",
  component: TextField,
  args: { label: "Adresse e-mail", type: "email", autoComplete: "email", style: { maxWidth: 392 } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: "Elle reçoit la routine et les rappels.", required: true, error: "", disabled: false },
};
