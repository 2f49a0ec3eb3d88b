import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { BandScale } from "./BandScale.tsx";
import { ageScale, ovalScale, rednessScale } from "./testing/scales.ts";

const meta = {
  title: "Diagnostic/Échelle de critère/Cas",
  component: BandScale,
  tags: ["!autodocs"],
  args: rednessScale,
} satisfies Meta<typeof BandScale>;

export default meta;
type Story = StoryObj<typeof meta>;

const markers = [
  { id: "june", value: 38, label: "en juin" },
  { id: "now", value: 46, label: "aujourd’hui" },
];

export const TroisEchelles: Story = {
  name: "Scores, âges, paliers",
  render: () => (
    <Stack width="620px">
      <BandScale {...rednessScale} />
      <BandScale {...rednessScale} markers={markers} />
      <BandScale {...ageScale} markers={[{ id: "now", value: 39 }]} />
      <BandScale {...ovalScale} markers={[{ id: "now", value: 3 }]} />
    </Stack>
  ),
};

export const Compacte: Story = {
  name: "Compacte",
  render: () => (
    <Stack width="380px">
      <BandScale {...rednessScale} variant="compact" />
      <BandScale {...rednessScale} variant="compact" markers={[{ id: "now", value: 46 }]} />
      <BandScale {...ovalScale} variant="compact" markers={[{ id: "now", value: 4 }]} />
    </Stack>
  ),
};

export const Bouts: Story = {
  name: "Valeurs aux bouts, valeur absente",
  render: () => (
    <Stack width="620px">
      <BandScale
        {...rednessScale}
        markers={[
          { id: "low", value: 0, label: "en mars" },
          { id: "high", value: 100, label: "aujourd’hui" },
        ]}
      />
      <BandScale {...rednessScale} markers={[{ id: "none", value: null }]} />
    </Stack>
  ),
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  args: {
    bands: [
      { tone: "priority", phrase: "Zones rosées étendues sur les joues, le nez et le menton" },
      { tone: "maintain", from: 50, phrase: "Quelques zones rosées, surtout sur les ailes du nez" },
      { tone: "strength", from: 70, label: "Point fort à préserver toute l’année", phrase: "Teint apaisé" },
    ],
    markers,
  },
};

export const Matrice: Story = matrix(TroisEchelles);
