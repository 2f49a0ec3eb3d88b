export { SelectField, type SelectFieldProps } from "./SelectField.tsx";
export type { SelectEntry, SelectOption, SelectOptionGroup } from "../select/selectOptions.ts";
