export type { FileChange } from "./fileChange.ts";
export { FileField, type FileFieldProps, type StoredFile } from "./FileField.tsx";
export type { FileCheck } from "../files/useFileIntake.ts";
