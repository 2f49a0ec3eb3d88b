/**
 * Holds what a page pays to import one part of the kit, beside what it pays for the usual libraries: the same bundler, the
 * same target, minified, gzip, React left out of both.
 * Run: `npm run bench:size`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundledSize } from "./bundle.ts";
import { prepareCases } from "./installPeers.ts";

interface Comparison {
  readonly what: string;
  readonly kit: string;
  readonly peers: Readonly<Record<string, string>>;
}

const comparisons: readonly Comparison[] = [
  {
    what: "gauge",
    kit: 'export { CriterionGauge } from "@carnation/ui/criterion-gauge"',
    peers: {
      "MUI X Charts Gauge": 'export { Gauge } from "@mui/x-charts/Gauge"',
      "Recharts RadialBarChart":
        'export { PolarAngleAxis, PolarRadiusAxis, RadialBar, RadialBarChart } from "recharts"',
      "Nivo RadialBar": 'export { RadialBar } from "@nivo/radial-bar"',
      "react-gauge-component": 'export { GaugeComponent } from "react-gauge-component"',
    },
  },
  {
    what: "comparison chart",
    kit: 'export { ComparisonChart } from "@carnation/ui/comparison-chart"',
    peers: {
      "MUI X Charts BarChart": 'export { BarChart } from "@mui/x-charts/BarChart"',
      "Recharts BarChart": 'export { Bar, BarChart, XAxis, YAxis } from "recharts"',
      "Nivo Bar": 'export { Bar } from "@nivo/bar"',
    },
  },
  {
    what: "photo comparison",
    kit: 'export { PhotoCompare } from "@carnation/ui/photo-compare"',
    peers: {
      "react-compare-slider":
        'export { ReactCompareSlider, ReactCompareSliderImage } from "react-compare-slider"',
    },
  },
  {
    what: "data table",
    kit: 'export { DataTable } from "@carnation/ui/data-table"',
    peers: {
      "MUI DataGrid": 'export { DataGrid } from "@mui/x-data-grid"',
      "AG Grid Community": `export { AgGridReact } from "ag-grid-react";
        export { AllCommunityModule, ModuleRegistry } from "ag-grid-community"`,
    },
  },
];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const line = (name: string, bytes: number, ratio = ""): void =>
  console.log(`  ${name.padEnd(28)}${kilobytes(bytes).padStart(10)}${ratio.padStart(10)}`);

prepareCases();
console.log("Minified and gzipped, without React; the ratio is the kit's size over the peer's.");
for (const { what, kit, peers } of comparisons) {
  const own = await bundledSize(kit);
  console.log(`\n${what}`);
  line("Carnation", own);
  for (const [name, code] of Object.entries(peers)) {
    const bytes = await bundledSize(code);
    line(name, bytes, `× ${(own / bytes).toFixed(2)}`);
  }
}

const sheet = (name: string): number =>
  gzipSync(readFileSync(join(import.meta.dirname, "../../packages/ui/dist", name)), { level: 9 }).length;
console.log("\nstyle sheets");
line("styles.css, everything", sheet("styles.css"));
line(
  "gauge: tokens and its own",
  sheet("tokens.css") + sheet("criteria/criterion-gauge/criterion-gauge.css"),
);
