export type { PhotoUpload } from "./photoUpload.ts";
export { PhotoUploader, type PhotoUploaderProps } from "./PhotoUploader.tsx";
