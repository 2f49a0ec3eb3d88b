export { CriterionGauge, type CriterionGaugeProps } from "./CriterionGauge.tsx";
export type { CriterionReading, GaugeReference } from "./CriterionReading.ts";
export type { GaugeVariant } from "./criterionGauge.variants.ts";
export type { GaugeBand, GaugeDirection } from "./gaugeScale.ts";
export type { UnitName } from "../../foundations/internal/unit.ts";
export { RadialGauge, type RadialGaugeProps } from "./RadialGauge.tsx";
