import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../data/card/Card.tsx";
import { Columns, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { CriterionGauge } from "./CriterionGauge.tsx";
import { RadialGauge } from "./RadialGauge.tsx";
import {
  ageWithoutReference,
  evenness,
  faceAge,
  faceOval,
  firmness,
  hydration,
  observedPores,
  redness,
} from "./testing/readings.ts";

const meta = {
  title: "Criteria/CriterionGauge/Cases",
  component: CriterionGauge,
  tags: ["!autodocs"],
  args: redness,
} satisfies Meta<typeof CriterionGauge>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = [redness, evenness, hydration, faceAge, ageWithoutReference, faceOval, firmness, observedPores];
const ends = [
  { ...redness, label: "Au plus bas", value: 0 },
  { ...redness, label: "Sur une limite", value: 50 },
  { ...redness, label: "Au plus haut", value: 100 },
];

export const Reglets: Story = {
  name: "Réglets : bandes, âges, pas, non mesuré, à observer",
  render: () => (
    <Columns width="1100px">
      {all.map((reading) => (
        <CriterionGauge key={reading.label} {...reading} />
      ))}
    </Columns>
  ),
};

export const Bouts: Story = {
  name: "Bouts de l’échelle et limites",
  render: () => (
    <Columns width="1100px">
      {ends.map((reading) => (
        <CriterionGauge key={reading.label} {...reading} />
      ))}
      <CriterionGauge {...faceAge} label="Âge au-delà de l’échelle" value={58} />
    </Columns>
  ),
};

export const Detail: Story = {
  name: "Détail dans son panneau",
  render: () => (
    <Columns width="1000px">
      <Card>
        <CriterionGauge {...redness} variant="detail" />
      </Card>
      <Card>
        <CriterionGauge {...faceAge} variant="detail" />
      </Card>
      <Card>
        <CriterionGauge {...firmness} variant="detail" />
      </Card>
      <Card>
        <CriterionGauge {...observedPores} variant="detail" />
      </Card>
    </Columns>
  ),
};

export const SousMesures: Story = {
  name: "Sous-mesures, sur une ligne",
  render: () => (
    <Stack width="380px">
      <CriterionGauge
        {...redness}
        variant="compact"
        label="Rougeurs localisées"
        value={41}
        stableThreshold={0}
      />
      <CriterionGauge {...redness} variant="compact" label="Rougeur diffuse" value={52} stableThreshold={0} />
      <CriterionGauge {...redness} variant="compact" label="Front" value={71} stableThreshold={0} />
      <CriterionGauge {...redness} variant="compact" label="Menton, caché par la main" value={null} />
    </Stack>
  ),
};

export const Radiale: Story = {
  name: "Radiale, 240°",
  render: () => (
    <Columns width="1000px">
      {all.map((reading) => (
        <RadialGauge key={reading.label} {...reading} />
      ))}
    </Columns>
  ),
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack>
      <CriterionGauge
        {...hydration}
        label="Hydratation apparente du visage et du contour de la bouche"
        phrase="Peau confortable, quelques zones plus sèches sur le haut des joues et le menton"
      />
      <CriterionGauge
        {...firmness}
        label="Fermeté du bas du visage et du cou"
        reason="La tête penche de plus de dix degrés et le menton sort du cadre."
        remedy="Reprenez la photo de face, menton horizontal, épaules visibles."
      />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Reglets);
