import type { ReactNode } from "react";
import type { ChartTableData } from "../ChartTable.tsx";

const weeks = [
  { id: "45", label: "2 novembre", value: 3 },
  { id: "46", label: "9 novembre", value: 8 },
  { id: "47", label: "16 novembre", value: 12 },
] as const;

/** The values of the drawing below, for the stories of the frame. */
export const sampleTable: ChartTableData = {
  caption: "Photos par semaine",
  columns: ["Semaine du", "Photos"],
  rows: weeks.map(({ id, label, value }) => ({ id, cells: [label, String(value)] })),
};

/** A drawing of a host: the frame asks for nothing but something to surround. */
export function SampleDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 240 60" width="100%" aria-hidden="true">
      {weeks.map(({ id, value }, index) => (
        <rect key={id} x={index * 84} y={60 - value * 5} width="72" height={value * 5} fill="currentColor" />
      ))}
    </svg>
  );
}
