export type { PhotoUpload } from "./photoUpload.ts";
export { PhotoUploader, type PhotoUploaderProps } from "./PhotoUploader.tsx";
export type { FileCheck } from "../internal/useFileIntake.ts";
