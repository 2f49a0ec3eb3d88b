import { bandOf, criteria, shownValue } from "@carnation/domain/criterion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import {
  evenness,
  faceAge,
  faceOval,
  firmness,
  hydration,
  redness,
} from "../criterion-gauge/testing/readings.ts";
import { Columns } from "../../testing/StoryLayout.tsx";
import { matrix } from "../../testing/matrix.ts";
import { CriteriaGroup } from "./CriteriaGroup.tsx";
import { CriterionRow } from "./CriterionRow.tsx";

const meta = {
  title: "Criteria/CriterionRow/Cases",
  component: CriterionRow,
  tags: ["!autodocs"],
  args: redness,
} satisfies Meta<typeof CriterionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

function Families(): ReactNode {
  const [shown, setShown] = useState(redness.label);
  const families = [
    { title: "Teint", readings: [redness, evenness] },
    { title: "Texture", readings: [hydration] },
    { title: "Contours", readings: [faceOval, firmness] },
    { title: "Âges perçus", readings: [faceAge] },
  ];
  return (
    <Columns width="900px">
      {families.map(({ title, readings }) => (
        <CriteriaGroup key={title} title={title}>
          {readings.map((reading) => (
            <CriterionRow
              key={reading.label}
              {...reading}
              shownOnPhoto={reading.label === shown}
              onClick={() => setShown(reading.label)}
            />
          ))}
        </CriteriaGroup>
      ))}
    </Columns>
  );
}

export const ParFamilles: Story = { name: "Par familles", render: () => <Families /> };

/** Shows what the back-office's catalogue gives, with an even spread of values: the real names, limits and words. */
function Catalogue(): ReactNode {
  return (
    <Columns width="900px">
      {criteria.map((criterion, index) => {
        const [min, max] = criterion.unit === "ans" ? [18, 80] : [criterion.min, criterion.max];
        const value = shownValue(criterion, min + ((index % 5) / 4) * (max - min));
        const band = bandOf(criterion, value);
        return (
          <CriterionRow
            key={criterion.id}
            label={criterion.label}
            value={value}
            min={min}
            max={max}
            direction={criterion.direction}
            unit={criterion.unit}
            scale={criterion.unit === "/4" ? "steps" : "continuous"}
            stableThreshold={criterion.stable}
            phrase={band ? criterion.bandWords[band] : undefined}
            bands={
              criterion.thresholds
                ? [
                    { tone: "priority" },
                    { tone: "maintain", from: criterion.thresholds.medium },
                    { tone: "strength", from: criterion.thresholds.good },
                  ]
                : []
            }
          />
        );
      })}
    </Columns>
  );
}

export const TreizeCriteres: Story = { name: "Les treize critères", render: () => <Catalogue /> };

export const Lecture: Story = {
  name: "En lecture, sans choix",
  args: { ...redness, style: { maxWidth: 480 } },
};

export const Matrice: Story = matrix(ParFamilles, { widths: [390] });
