export { Stepper, type StepperItem, type StepperProps } from "./Stepper.tsx";
export type { LinkAttributes, RenderLink } from "../internal/renderLink.tsx";
