export type { BoxElement } from "../internal/BoxElement.ts";
export type { SpaceStep } from "../internal/space.ts";
export { Grid, type GridProps } from "./Grid.tsx";
