import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrix } from "../../testing/matrix.ts";
import { ChangeChart } from "./ChangeChart.tsx";
import { changes, scores } from "./testing/changes.ts";

const meta = {
  title: "Criteria/ChangeChart/Cases",
  component: ChangeChart,
  tags: ["!autodocs"],
  args: { ...changes, style: { maxWidth: 720 } },
} satisfies Meta<typeof ChangeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ParVerdict: Story = { name: "Par verdict", args: { order: "verdict" } };

export const HorsEchelle: Story = {
  name: "Un écart hors de l’échelle",
  args: { blocks: [{ ...scores, limit: 10 }] },
};

export const Telephone: Story = { name: "Colonne de téléphone", args: { style: { maxWidth: 358 } } };

export const TextesLongs: Story = {
  name: "Textes longs",
  args: {
    blocks: [
      {
        ...scores,
        rows: [
          {
            id: "long",
            label: "Hydratation apparente du visage et du contour de la bouche",
            before: 66,
            after: 81,
            stableThreshold: 8,
            indicative: true,
          },
          {
            id: "longReason",
            label: "Fermeté du bas du visage",
            before: null,
            after: 62,
            reason:
              "Non mesurée le 12 juin : la tête penchait de plus de dix degrés et le menton sortait du cadre.",
          },
        ],
      },
    ],
  },
};

export const SansCritere: Story = { name: "Aucun critère", args: { blocks: [] } };

export const Matrice: Story = matrix({}, { widths: [390, 820] });
