export { Form, type FormProps } from "./Form.tsx";
export { FormField, type FormFieldBinding, type FormFieldProps } from "./FormField.tsx";
export { LockedFields, type LockedFieldsProps } from "./LockedFields.tsx";
export type { SchemaInput, SchemaOutput, StandardSchema } from "./StandardSchema.ts";
export {
  useCarnationForm,
  type CarnationForm,
  type CarnationFormOptions,
  type FieldProblems,
  type FormSchema,
} from "./useCarnationForm.ts";
