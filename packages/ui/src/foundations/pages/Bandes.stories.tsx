import type { Meta, StoryObj } from "@storybook/react-vite";
import { BandMark } from "../../criteria/band-mark/BandMark.tsx";
import { BandShape } from "../../criteria/band-mark/BandShape.tsx";
import { bandTones } from "../../criteria/band-mark/bandTone.ts";
import { CriterionGauge } from "../../criteria/criterion-gauge/CriterionGauge.tsx";
import {
  evenness,
  faceAge,
  firmness,
  hydration,
  redness,
} from "../../criteria/criterion-gauge/testing/readings.ts";
import { verdicts } from "../../criteria/score-delta/verdict.ts";
import { VerdictMark } from "../../criteria/score-delta/VerdictMark.tsx";
import { VerdictShape } from "../../criteria/score-delta/VerdictShape.tsx";
import { Columns } from "../../testing/StoryLayout.tsx";

const meta = { title: "Foundations/Bands and verdicts", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Formes: Story = {
  name: "Cinq bandes",
  render: () => (
    <div className="fd-swatches">
      {bandTones.map((tone) => (
        <div key={tone} style={{ display: "grid", gap: 12, justifyItems: "start" }}>
          <BandShape tone={tone} style={{ width: 48, height: 48 }} />
          <BandMark tone={tone} boxed />
        </div>
      ))}
    </div>
  ),
};

export const FormesSombre: Story = { ...Formes, name: "Cinq bandes, sombre", globals: { theme: "sombre" } };

export const SansCouleur: Story = {
  name: "Sans couleur, tout se lit encore",
  render: () => (
    <div style={{ filter: "grayscale(1)" }}>
      <Columns width="900px">
        {[redness, evenness, hydration, faceAge, firmness].map((reading) => (
          <CriterionGauge key={reading.label} {...reading} />
        ))}
      </Columns>
    </div>
  ),
};

export const Verdicts: Story = {
  name: "Quatre verdicts",
  render: () => (
    <div className="fd-swatches">
      {verdicts.map((verdict) => (
        <div key={verdict} style={{ display: "grid", gap: 12, justifyItems: "start" }}>
          <VerdictShape verdict={verdict} style={{ width: 48, height: 48 }} />
          <VerdictMark verdict={verdict} boxed />
        </div>
      ))}
    </div>
  ),
};

export const VerdictsSombre: Story = {
  ...Verdicts,
  name: "Quatre verdicts, sombre",
  globals: { theme: "sombre" },
};
