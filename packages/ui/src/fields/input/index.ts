export { Input, type InputProps } from "./Input.tsx";
export type { ControlSize, InputControlProps } from "./InputControl.tsx";
