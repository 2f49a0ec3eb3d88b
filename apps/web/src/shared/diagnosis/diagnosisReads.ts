import type { DiagnosisFiles } from "@carnation/data";
import type { DiagnosisMasks } from "@carnation/domain/mask";
import type { DiagnosisResult } from "@carnation/domain/result";

/** Reads the photo of a diagnosis. */
export function readPhoto(files: DiagnosisFiles, id: string): Promise<Blob> {
  return files.photo(id);
}

/** Reads the photo of a diagnosis in the width of a wide tile, or of a page, where the photo itself takes its place. */
export function readLargePhoto(files: DiagnosisFiles, id: string): Promise<Blob> {
  return files.thumbnail(id, 640);
}

/** Reads the photo of a diagnosis in the width of a tile. */
export function readTile(files: DiagnosisFiles, id: string): Promise<Blob> {
  return files.thumbnail(id, 320);
}

/** Reads the photo of a diagnosis in the width of a row's small picture. */
export function readThumbnail(files: DiagnosisFiles, id: string): Promise<Blob> {
  return files.thumbnail(id, 96);
}

/** Reads whether the photo of a diagnosis has arrived. */
export function readHasPhoto(files: DiagnosisFiles, id: string): Promise<boolean> {
  return files.hasPhoto(id);
}

/** Reads the stored result of a diagnosis. */
export function readResult(files: DiagnosisFiles, id: string): Promise<DiagnosisResult> {
  return files.result(id);
}

/** Reads what was counted in a diagnosis, as shapes over its photo. */
export function readMasks(files: DiagnosisFiles, id: string): Promise<DiagnosisMasks> {
  return files.masks(id);
}
