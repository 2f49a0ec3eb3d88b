export { TagsField, type TagsFieldProps } from "./TagsField.tsx";
