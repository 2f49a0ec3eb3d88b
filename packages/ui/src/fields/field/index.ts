export { Field, type FieldControlProps, type FieldProps, type FieldTexts } from "./Field.tsx";
export { FieldSet, type FieldSetProps } from "./FieldSet.tsx";
