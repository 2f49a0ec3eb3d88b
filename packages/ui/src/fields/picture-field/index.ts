export { PictureField, type PictureFieldProps } from "./PictureField.tsx";
export type { FileChange } from "../file-field/fileChange.ts";
export type { FileCheck } from "../files/useFileIntake.ts";
