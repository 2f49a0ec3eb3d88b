export { ComboboxField, type ComboboxFieldProps } from "./ComboboxField.tsx";
export type { ChoiceOption } from "../internal/choices/choiceRows.ts";
export type { SearchOptions } from "../internal/choices/useChoiceSearch.ts";
export type { CreateOption } from "../internal/choices/useCreation.ts";
