import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { BandLimits, type BandLimitsProps } from "./BandLimits.tsx";
import { BandScale } from "./BandScale.tsx";
import { ageScale, gapLimits, ovalScale, rednessLimits, rednessScale } from "./testing/scales.ts";

function Movable({ bands, ...rest }: Omit<BandLimitsProps, "onLimitChange">): ReactElement {
  const [moved, setMoved] = useState(bands);
  return (
    <BandLimits
      {...rest}
      bands={moved}
      onLimitChange={(band, from) =>
        setMoved(moved.map((one, index) => (index === band ? { ...one, from } : one)))
      }
    />
  );
}

const meta = {
  title: "Criteria/BandScale/Cases",
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

export const Seuils: Story = {
  name: "Seuils à déplacer",
  render: () => (
    <Stack width="500px">
      <Movable {...rednessLimits} />
      <Movable {...gapLimits} />
      <Movable
        {...rednessLimits}
        label="Seuils : proches"
        bands={[
          { tone: "priority" },
          { tone: "maintain", from: 92, former: 70, limitLabel: "Seuil À entretenir" },
          { tone: "strength", from: 95, former: 90, limitLabel: "Seuil Point fort" },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Seuils : Rougeurs" });
    const [low] = within(group).getAllByRole("slider");
    low?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(low).toHaveAttribute("aria-valuenow", "53");
  },
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

export const MatriceSeuils: Story = { ...matrix(Seuils), name: "Matrice des seuils" };
