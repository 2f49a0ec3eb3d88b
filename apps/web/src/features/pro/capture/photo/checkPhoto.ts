import { photoLimits } from "@carnation/domain/internal/photo";
import { startsAsHeic } from "../../../../shared/heic/isHeic.ts";
import type { PhotoProblem } from "./photoProblem.ts";
import { readImageHeader } from "./readImageHeader.ts";

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
  const header = readImageHeader(bytes);
  if (!header) return "not-an-image";
  return checkDimensions(header.width, header.height);
}

/** Checks dimensions in pixels; their order does not matter. */
export function checkDimensions(width: number, height: number): PhotoProblem | null {
  if (width * height > photoLimits.maxPixels) return "too-many-pixels";
  return Math.min(width, height) < photoLimits.minSidePx ? "too-small" : null;
}
