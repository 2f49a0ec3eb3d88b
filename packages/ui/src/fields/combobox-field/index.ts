export { ComboboxField, type ComboboxFieldProps } from "./ComboboxField.tsx";
export type { ChoiceOption } from "../choices/choiceRows.ts";
export type { SearchOptions } from "../choices/useChoiceSearch.ts";
export type { CreateOption } from "../choices/useCreation.ts";
