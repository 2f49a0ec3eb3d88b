import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../actions/button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  tags: ["!autodocs"],
  args: {
    title: "Aucun diagnostic pour l’instant",
    children: "Les résultats de vos clients apparaîtront ici, du plus récent au plus ancien.",
    action: <Button variant="primary">Nouveau diagnostic</Button>,
    style: { maxWidth: 392 },
  },
  argTypes: {
    title: { description: "Une phrase." },
    children: { description: "Une ligne : ce qui se trouvera ici." },
    action: { description: "Un bouton : la façon de commencer." },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: "Aucun client ne porte ce nom" } };
