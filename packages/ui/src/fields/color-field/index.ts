export { ColorField, type ColorFieldProps } from "./ColorField.tsx";
export type { ColorBackground } from "./ContrastNotes.tsx";
