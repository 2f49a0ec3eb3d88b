import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Retours/État vide",
  component: EmptyState,
  args: {
    title: "Aucun diagnostic pour l’instant",
    children: "Les résultats de vos clients apparaîtront ici, du plus récent au plus ancien.",
    action: <Button variant="primary">Nouveau diagnostic</Button>,
    style: { maxWidth: 392 },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: "Aucun client ne porte ce nom" } };

export const Sombre: Story = { globals: { theme: "sombre" } };
