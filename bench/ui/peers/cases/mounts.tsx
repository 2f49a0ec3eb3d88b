import { ComboboxField } from "@carnation/ui/combobox-field";
import { DateField } from "@carnation/ui/date-field";
import { SelectField } from "@carnation/ui/select-field";
import { TextField } from "@carnation/ui/text-field";
import { TrendChart } from "@carnation/ui/trend-chart";
import { MantineProvider, NativeSelect, Select as MantineSelect, TextInput } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { Autocomplete, MenuItem, TextField as MuiTextField } from "@mui/material";
import { LineChart as MuiLineChart } from "@mui/x-charts/LineChart";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { LineChart as TremorLineChart } from "@tremor/react";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleLinear, scaleTime } from "@visx/scale";
import { LinePath } from "@visx/shape";
import type { ReactElement } from "react";
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts";

const POINTS = 500;
const FIELDS = 50;
const WIDTH = 720;
const HEIGHT = 260;

const points = Array.from({ length: POINTS }, (_, index) => ({
  id: String(index),
  date: new Date(Date.UTC(2020, 0, 1 + index * 3)),
  value: Math.round(50 + 30 * Math.sin(index / 17) + 10 * Math.sin(index / 3)),
}));
const options = ["Sèche", "Grasse", "Mixte", "Normale"];
const many = (field: (label: string) => ReactElement): ReactElement => (
  <div style={{ display: "grid", gap: 8, width: 400 }}>
    {Array.from({ length: FIELDS }, (_, index) => (
      <div key={index}>{field(`Champ ${index}`)}</div>
    ))}
  </div>
);
const mantine = (element: ReactElement): ReactElement => <MantineProvider>{element}</MantineProvider>;

function VisxLine(): ReactElement {
  const x = scaleTime({
    domain: [Date.UTC(2020, 0, 1), Date.UTC(2020, 0, 1 + POINTS * 3)],
    range: [40, WIDTH],
  });
  const y = scaleLinear({ domain: [0, 100], range: [HEIGHT - 30, 0] });
  return (
    <svg width={WIDTH} height={HEIGHT}>
      <LinePath data={points} x={({ date }) => x(date)} y={({ value }) => y(value)} stroke="#1a202f" />
      <AxisLeft left={40} scale={y} />
      <AxisBottom top={HEIGHT - 30} scale={x} />
    </svg>
  );
}

/** What is mounted once, by what it is and by whose it is; each with its own axes, labels and ways to point at a value. */
export const mounts: Readonly<Record<string, Readonly<Record<string, () => ReactElement>>>> = {
  "a series of 500 points": {
    Carnation: () => (
      <div style={{ width: WIDTH }}>
        <TrendChart label="Rougeurs" min={0} max={100} points={points} />
      </div>
    ),
    Recharts: () => (
      <LineChart width={WIDTH} height={HEIGHT} data={points}>
        <CartesianGrid />
        <XAxis dataKey="id" />
        <YAxis domain={[0, 100]} />
        <Tooltip />
        <Line dataKey="value" isAnimationActive={false} dot={false} />
      </LineChart>
    ),
    "MUI X Charts": () => (
      <MuiLineChart
        width={WIDTH}
        height={HEIGHT}
        skipAnimation
        dataset={points}
        xAxis={[{ dataKey: "date", scaleType: "time" }]}
        series={[{ dataKey: "value", showMark: false }]}
      />
    ),
    Tremor: () => (
      <div style={{ width: WIDTH, height: HEIGHT }}>
        <TremorLineChart data={points} index="id" categories={["value"]} style={{ height: HEIGHT }} />
      </div>
    ),
    "visx, no pointing": () => <VisxLine />,
  },
  "50 text fields": {
    Carnation: () => many((label) => <TextField label={label} />),
    MUI: () => many((label) => <MuiTextField label={label} />),
    Mantine: () => mantine(many((label) => <TextInput label={label} />)),
  },
  "50 selects": {
    Carnation: () =>
      many((label) => (
        <SelectField label={label} options={options.map((name) => ({ value: name, label: name }))} />
      )),
    MUI: () =>
      many((label) => (
        <MuiTextField label={label} select defaultValue="Sèche">
          {options.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </MuiTextField>
      )),
    "Mantine, native": () => mantine(many((label) => <NativeSelect label={label} data={options} />)),
  },
  "50 comboboxes": {
    Carnation: () =>
      many((label) => (
        <ComboboxField label={label} options={options.map((name) => ({ value: name, label: name }))} />
      )),
    MUI: () =>
      many((label) => (
        <Autocomplete
          options={options}
          renderInput={(params) => <MuiTextField {...params} label={label} />}
        />
      )),
    Mantine: () => mantine(many((label) => <MantineSelect searchable label={label} data={options} />)),
  },
  "50 date fields": {
    Carnation: () => many((label) => <DateField label={label} />),
    MUI: () => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        {many((label) => (
          <DatePicker label={label} />
        ))}
      </LocalizationProvider>
    ),
    Mantine: () => mantine(many((label) => <DatePickerInput label={label} />)),
  },
};
