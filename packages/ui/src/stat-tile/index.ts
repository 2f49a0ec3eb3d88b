export { StatTile, type StatTileProps } from "./StatTile.tsx";
export type { UnitName } from "../internal/unit.ts";
