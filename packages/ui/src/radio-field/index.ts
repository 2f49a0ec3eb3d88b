export { RadioField, type RadioFieldProps } from "./RadioField.tsx";
export type { RadioOption, RadioVariant } from "./radioOptions.ts";
