import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, PencilLine } from "lucide-react";
import { Row } from "../testing/StoryLayout.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Structure/Étiquette d’état",
  component: Badge,
  args: { children: "Formule Pro" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: "Brouillon" } };

export const EtatsAvecIcone: Story = {
  name: "États avec icône",
  render: () => (
    <Row>
      <Badge icon={<Check aria-hidden="true" />}>Active</Badge>
      <Badge icon={<PencilLine aria-hidden="true" />}>Brouillon</Badge>
      <Badge>Renouvellement le 3&#160;décembre</Badge>
    </Row>
  ),
};

export const Sombre: Story = { ...EtatsAvecIcone, name: "Sombre", globals: { theme: "sombre" } };
