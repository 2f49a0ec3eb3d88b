export type { UnitName } from "../../foundations/internal/unit.ts";
export { Slider, type SliderProps } from "./Slider.tsx";
