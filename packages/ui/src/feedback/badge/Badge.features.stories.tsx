import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, PencilLine } from "lucide-react";
import { Row } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "Feedback/Badge/Cases",
  component: Badge,
  tags: ["!autodocs"],
  args: { children: "Formule Pro" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const TexteLong: Story = {
  name: "Texte long, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: { children: "En attente de la signature de Marie-Thérèse d’Astorg de la Rochefoucauld" },
};

export const Matrice: Story = matrix(EtatsAvecIcone, { widths: [390] });
