export type { UnitName } from "../internal/unit.ts";
export { Slider, type SliderProps } from "./Slider.tsx";
