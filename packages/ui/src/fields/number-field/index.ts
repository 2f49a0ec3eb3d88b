export { MoneyField, type MoneyFieldProps } from "./MoneyField.tsx";
export { NumberField, type NumberFieldProps } from "./NumberField.tsx";
export { PercentField, type PercentFieldProps } from "./PercentField.tsx";
