export type { BoxElement } from "../internal/BoxElement.ts";
export type { SpaceStep } from "../internal/space.ts";
export { Stack, type StackProps } from "./Stack.tsx";
