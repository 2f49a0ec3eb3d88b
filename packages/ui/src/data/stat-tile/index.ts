export { StatTile, type StatTileProps } from "./StatTile.tsx";
export type { UnitName } from "../../foundations/internal/unit.ts";
