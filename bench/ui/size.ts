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
    what: "series over time",
    kit: 'export { TrendChart } from "@carnation/ui/trend-chart"',
    peers: {
      "MUI X Charts LineChart": 'export { LineChart } from "@mui/x-charts/LineChart"',
      "Recharts LineChart":
        'export { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts"',
      "Tremor LineChart": 'export { LineChart } from "@tremor/react"',
      "visx, no pointing": `export { AxisBottom, AxisLeft } from "@visx/axis";
        export { scaleLinear, scaleTime } from "@visx/scale"; export { LinePath } from "@visx/shape"`,
    },
  },
  {
    what: "text field",
    kit: 'export { TextField } from "@carnation/ui/text-field"',
    peers: {
      "MUI TextField": 'export { TextField } from "@mui/material"',
      "Mantine TextInput": 'export { TextInput } from "@mantine/core"',
    },
  },
  {
    what: "select field",
    kit: 'export { SelectField } from "@carnation/ui/select-field"',
    peers: {
      "MUI TextField select": 'export { MenuItem, TextField } from "@mui/material"',
      "Mantine NativeSelect": 'export { NativeSelect } from "@mantine/core"',
    },
  },
  {
    what: "combobox",
    kit: 'export { ComboboxField } from "@carnation/ui/combobox-field"',
    peers: {
      "MUI Autocomplete": 'export { Autocomplete, TextField } from "@mui/material"',
      "Mantine Select": 'export { Select } from "@mantine/core"',
    },
  },
  {
    what: "date field",
    kit: 'export { DateField } from "@carnation/ui/date-field"',
    peers: {
      "MUI DatePicker": `export { DatePicker } from "@mui/x-date-pickers/DatePicker";
        export { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs"`,
      "Mantine DatePickerInput": 'export { DatePickerInput } from "@mantine/dates"',
    },
  },
  {
    what: "dialog",
    kit: 'export { Dialog } from "@carnation/ui/dialog"',
    peers: {
      "MUI Dialog": 'export { Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material"',
      "Mantine Modal": 'export { Modal } from "@mantine/core"',
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
const line = (name: string, bytes: number, ratio = "", later = 0): void =>
  console.log(
    `  ${name.padEnd(28)}${kilobytes(bytes).padStart(10)}${ratio.padStart(10)}${later === 0 ? "" : `   and ${kilobytes(later)} when it is opened`}`,
  );

prepareCases();
console.log("Minified and gzipped, without React; the ratio is the kit's size over the peer's.");
for (const { what, kit, peers } of comparisons) {
  const own = await bundledSize(kit);
  console.log(`\n${what}`);
  line("Carnation", own.first, "", own.later);
  for (const [name, code] of Object.entries(peers)) {
    const bytes = await bundledSize(code);
    line(name, bytes.first, `× ${(own.first / bytes.first).toFixed(2)}`, bytes.later);
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
