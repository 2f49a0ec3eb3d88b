import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { ageTrend, longTrend, manyTrend, rednessTrend, sameDayTrend } from "./testing/trends.ts";
import { TrendChart } from "./TrendChart.tsx";

const meta = {
  title: "Criteria/TrendChart/Cases",
  component: TrendChart,
  tags: ["!autodocs"],
  args: { ...rednessTrend, style: { maxWidth: 720 } },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ages: Story = { name: "Âges, l’axe retourné", args: { ...ageTrend, bands: [], notes: [] } };

export const VingtMesures: Story = { name: "Vingt mesures et deux repères", args: longTrend };

export const UneMesure: Story = {
  name: "Une seule mesure",
  args: { points: rednessTrend.points.slice(0, 1), notes: [] },
};

export const MemeJour: Story = { name: "Deux mesures le même jour", args: sameDayTrend };

export const AucuneMesure: Story = {
  name: "Aucune mesure",
  args: { points: rednessTrend.points.slice(2, 3), notes: [] },
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    title: "Hydratation apparente du visage et du contour de la bouche",
    label: "Hydratation apparente du visage et du contour de la bouche",
    notes: [
      { id: "n1", date: "2026-06-20T08:00:00Z", label: "Routine du matin et du soir commencée" },
      { id: "n2", date: "2026-10-02T08:00:00Z", label: "Changement de crème de nuit" },
    ],
  },
};

export const TroisCentsMesures: Story = {
  name: "Trois cents mesures",
  args: { ...manyTrend(300), notes: longTrend.notes },
};

export const Agrandissable: Story = {
  name: "Une partie du temps",
  args: { ...manyTrend(300), zoomable: true },
};

export const Matrice: Story = matrix({
  render: () => (
    <Stack width="720px">
      <TrendChart {...rednessTrend} />
      <TrendChart {...ageTrend} />
    </Stack>
  ),
});
