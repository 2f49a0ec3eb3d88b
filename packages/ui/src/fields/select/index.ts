export { Select, type SelectProps } from "./Select.tsx";
export type { SelectControlProps } from "./SelectControl.tsx";
export type { SelectEntry, SelectOption, SelectOptionGroup } from "./selectOptions.ts";
