export type { PhotoUpload } from "./photoUpload.ts";
export { PhotoUploader, type PhotoUploaderProps } from "./PhotoUploader.tsx";
export type { FileCheck } from "../../fields/files/useFileIntake.ts";
export { type CropBox, type PhotoCrop, wholePhoto } from "./cropMath.ts";
export { PhotoCropper, type PhotoCropperProps } from "./PhotoCropper.tsx";
