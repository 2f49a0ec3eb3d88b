import { CriterionGauge, type GaugeBand } from "@carnation/ui/criterion-gauge";
import { Gauge } from "@mui/x-charts/Gauge";
import { RadialBar as NivoRadialBar } from "@nivo/radial-bar";
import type { ReactElement, ReactNode } from "react";
import { PolarAngleAxis, RadialBar, RadialBarChart } from "recharts";

interface GaugeCase {
  /** One gauge of a value from 0 to 100, named as in a list of criteria. */
  readonly gauge: (label: string, value: number) => ReactElement;
  /** Matches one element of each finished drawing. */
  readonly drawn: string;
}

const bands: readonly GaugeBand[] = [
  { tone: "priority" },
  { tone: "maintain", from: 50 },
  { tone: "strength", from: 70 },
];
const phrase = "Rougeurs marquées";
const word = (value: number): string =>
  value < 50 ? "Priorité" : value < 70 ? "À entretenir" : "Point fort";
const colour = (value: number): string => (value < 50 ? "#83331e" : value < 70 ? "#b57c1c" : "#006969");

/** The words that a host writes beside a gauge that has none of its own. */
function WithWords({
  label,
  value,
  children,
}: {
  label: string;
  value: number;
  children: ReactNode;
}): ReactElement {
  return (
    <div>
      <div>{label}</div>
      {children}
      <div>
        {word(value)} · {phrase}
      </div>
    </div>
  );
}

/** The same label, value, drawing and verdict for all. Each at a fixed size and without animation, as its own documentation advises for many at once. */
export const gauges: Readonly<Record<string, GaugeCase>> = {
  Carnation: {
    gauge: (label, value) => (
      <CriterionGauge
        label={label}
        value={value}
        min={0}
        max={100}
        unit="/100"
        bands={bands}
        stableThreshold={5}
        phrase={phrase}
      />
    ),
    drawn: ".cn-gauge__marker",
  },
  "MUI X Charts": {
    gauge: (label, value) => (
      <WithWords label={label} value={value}>
        <Gauge width={120} height={80} value={value} startAngle={-120} endAngle={120} skipAnimation />
      </WithWords>
    ),
    drawn: ".MuiGauge-valueArc",
  },
  Recharts: {
    gauge: (label, value) => (
      <WithWords label={label} value={value}>
        <RadialBarChart
          width={120}
          height={80}
          data={[{ value, fill: colour(value) }]}
          startAngle={210}
          endAngle={-30}
          innerRadius="70%"
        >
          <PolarAngleAxis type="number" domain={[0, 100]} tick={false} />
          <RadialBar dataKey="value" background isAnimationActive={false} />
        </RadialBarChart>
        {value}
      </WithWords>
    ),
    drawn: ".recharts-radial-bar-background-sector, .recharts-radial-bar-background",
  },
  Nivo: {
    gauge: (label, value) => (
      <WithWords label={label} value={value}>
        <NivoRadialBar
          width={120}
          height={80}
          data={[{ id: label, data: [{ x: "valeur", y: value }] }]}
          maxValue={100}
          startAngle={-120}
          endAngle={120}
          innerRadius={0.7}
          animate={false}
          isInteractive={false}
          radialAxisStart={null}
          circularAxisOuter={null}
          enableCircularGrid={false}
          enableRadialGrid={false}
        />
        {value}
      </WithWords>
    ),
    drawn: "svg path",
  },
};
