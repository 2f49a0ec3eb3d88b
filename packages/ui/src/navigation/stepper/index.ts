export { Stepper, type StepperItem, type StepperProps } from "./Stepper.tsx";
export type { LinkAttributes, RenderLink } from "../../foundations/internal/renderLink.tsx";
