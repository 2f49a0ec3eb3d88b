import { photoLimits } from "@carnation/domain/internal/photo";
import { startsAsHeic } from "../../../../shared/heic/isHeic.ts";
import type { PhotoProblem } from "./photoProblem.ts";
import { sniffImage } from "./sniffImage.ts";

/** The part of a file that the check needs. */
export interface PhotoFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Checks a chosen file before anything is decoded. Returns null when it can be prepared. */
export async function checkPhoto(file: PhotoFile): Promise<PhotoProblem | null> {
  if (file.size > photoLimits.maxUploadBytes) return "too-heavy";
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Its decoder reads the size before it decodes.
  if (startsAsHeic(bytes)) return null;
  const image = sniffImage(bytes);
  if (!image) return "not-an-image";
  // Where the header does not tell its size, its decoder does.
  return image.header && checkDimensions(image.header.width, image.header.height);
}

/** Checks dimensions in pixels; their order does not matter. */
export function checkDimensions(width: number, height: number): PhotoProblem | null {
  if (width * height > photoLimits.maxChosenPixels) return "too-many-pixels";
  return Math.min(width, height) < photoLimits.minSidePx ? "too-small" : null;
}
