/**
 * `linear`: label, value, réglet and verdict. `compact`: one line, for sub-measures. `detail`: the criterion
 * shown on the photograph, with graduations.
 */
export const gaugeVariants = ["linear", "compact", "detail"] as const;
export type GaugeVariant = (typeof gaugeVariants)[number];
