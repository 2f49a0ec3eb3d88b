/**
 * `linear`: label, value, réglet and verdict. `compact`: one line, for sub-measures. `detail`: the criterion
 * shown on the photograph, with graduations. `radial`: the same réglet bent to 240°, for tiles and reports.
 */
export const gaugeVariants = ["linear", "compact", "detail", "radial"] as const;
export type GaugeVariant = (typeof gaugeVariants)[number];
