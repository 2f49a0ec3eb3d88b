import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { ComparisonChart } from "./ComparisonChart.tsx";
import { ComparisonCounts } from "./ComparisonCounts.tsx";
import { comparison, scores } from "./testing/blocks.ts";

const meta = {
  title: "Criteria/ComparisonChart/Cases",
  component: ComparisonChart,
  tags: ["!autodocs"],
  args: comparison,
} satisfies Meta<typeof ComparisonChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = {
  ...comparison,
  blocks: [
    {
      ...scores,
      rows: [
        ...scores.rows.slice(0, 2),
        {
          id: "long",
          label: "Hydratation apparente du visage et du contour de la bouche",
          before: 66,
          after: 81,
          stableThreshold: 8,
        },
        {
          id: "longReason",
          label: "Fermeté du bas du visage",
          before: null,
          after: 62,
          reason:
            "Non mesurée le 12 juin : la tête penchait de plus de dix degrés et le menton sortait du cadre.",
        },
      ],
    },
  ],
};

export const AvecDecompte: Story = {
  name: "Haltères, avec leur décompte",
  render: (args) => (
    <Stack width="720px">
      <ComparisonCounts blocks={args.blocks} />
      <ComparisonChart {...args} />
    </Stack>
  ),
};

export const Radar: Story = {
  name: "Radar",
  args: { view: "radar", title: "Équilibre de la peau", style: { maxWidth: 720 } },
};

export const ChangementsSeuls: Story = {
  name: "Changements seuls",
  args: { changesOnly: true, style: { maxWidth: 720 } },
};

export const AucunChangement: Story = {
  name: "Aucun changement significatif",
  args: {
    changesOnly: true,
    blocks: [{ ...scores, rows: scores.rows.map((row) => ({ ...row, after: row.before })) }],
    style: { maxWidth: 720 },
  },
};

export const Tablette: Story = {
  name: "Colonne étroite, sans « avant → après »",
  args: { style: { maxWidth: 540 } },
};

export const TextesLongs: Story = { name: "Textes longs", args: { ...long, style: { maxWidth: 720 } } };

export const Matrice: Story = matrix(
  {
    render: (args) => (
      <Stack width="720px">
        <ComparisonChart {...args} />
        <ComparisonChart {...args} view="radar" />
      </Stack>
    ),
  },
  { widths: [390, 820, 1440] },
);
