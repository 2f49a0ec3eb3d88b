export { RadioField, type RadioFieldProps } from "./RadioField.tsx";
export { type RadioOption, type RadioVariant, radioVariants } from "./radioOptions.ts";
