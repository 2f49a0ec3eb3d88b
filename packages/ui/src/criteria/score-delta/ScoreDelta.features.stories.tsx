import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row, Stack } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { ScoreDelta, scoreDeltaSizes } from "./ScoreDelta.tsx";
import { verdicts } from "./verdict.ts";
import { VerdictMark } from "./VerdictMark.tsx";

const meta = {
  title: "Criteria/ScoreDelta/Cases",
  component: ScoreDelta,
  tags: ["!autodocs"],
  args: { difference: 15, verdict: "improvement", unit: "pts" },
} satisfies Meta<typeof ScoreDelta>;

export default meta;
type Story = StoryObj<typeof meta>;

const years = { one: "an", other: "ans" };

export const QuatreVerdicts: Story = {
  name: "Signe, forme, mot",
  render: () => (
    <Stack>
      <ScoreDelta difference={15} verdict="improvement" unit="pts" />
      <ScoreDelta difference={2} verdict="stable" unit="pts" />
      <ScoreDelta difference={-7} verdict="watch" unit="pts" />
      <ScoreDelta difference={-4} verdict="improvement" unit={years} />
      <ScoreDelta difference={-1} verdict="stable" unit={years} />
      <ScoreDelta difference={0} verdict="stable" />
      <ScoreDelta difference={18} verdict="unconfirmed" unit="pts" />
      <ScoreDelta difference={null} verdict="incomparable" />
    </Stack>
  ),
};

export const Tailles: Story = {
  name: "Trois tailles",
  render: () => (
    <Stack>
      {scoreDeltaSizes.map((size) => (
        <Row key={size}>
          <ScoreDelta difference={15} verdict="improvement" unit="pts" size={size} />
          <ScoreDelta difference={-7} verdict="watch" unit="pts" size={size} />
          <ScoreDelta difference={null} verdict="incomparable" size={size} />
        </Row>
      ))}
    </Stack>
  ),
};

export const Marques: Story = {
  name: "Verdicts sans écart, et posés sur une photo",
  render: () => (
    <Stack>
      <Row>
        {verdicts.map((verdict) => (
          <VerdictMark key={verdict} verdict={verdict} />
        ))}
      </Row>
      <Row>
        {verdicts.map((verdict) => (
          <VerdictMark key={verdict} verdict={verdict} boxed />
        ))}
      </Row>
    </Stack>
  ),
};

export const TextesLongs: Story = {
  name: "Textes longs, au téléphone",
  globals: { viewport: { value: "telephone" } },
  render: () => (
    <Stack width="220px">
      <ScoreDelta difference={1} verdict="improvement" unit={{ one: "niveau", other: "niveaux" }}>
        Amélioration à confirmer sur une seconde photo
      </ScoreDelta>
      <ScoreDelta difference={-12.5} verdict="watch" unit="pts" fractionDigits={1} size="lg" />
    </Stack>
  ),
};

export const Matrice: Story = matrix(Marques, { widths: [390] });
