export { FaceMap, type FaceMapProps } from "./FaceMap.tsx";
export { type FacePart, faceParts } from "./facePart.ts";
export type { FaceZone } from "./faceZones.ts";
export type { CriterionReading } from "../criterion-gauge/CriterionReading.ts";
export type { GaugeBand, GaugeDirection } from "../criterion-gauge/gaugeScale.ts";
export type { UnitName } from "../../foundations/internal/unit.ts";
