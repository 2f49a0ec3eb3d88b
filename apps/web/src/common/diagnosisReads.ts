import type { Workspace } from "@carnation/data";
import type { DiagnosisMasks, DiagnosisResult } from "@carnation/domain";

/** Reads the photo of a diagnosis. */
export function readPhoto(workspace: Workspace, id: string): Promise<Blob> {
  return workspace.diagnoses.photo(id);
}

/** Reads the photo of a diagnosis in the width of one of the few wide tiles of a page. */
export function readLargeTile(workspace: Workspace, id: string): Promise<Blob> {
  return workspace.diagnoses.thumbnail(id, 640);
}

/** Reads the photo of a diagnosis in the width of a tile. */
export function readTile(workspace: Workspace, id: string): Promise<Blob> {
  return workspace.diagnoses.thumbnail(id, 320);
}

/** Reads the photo of a diagnosis in the width of a row's small picture. */
export function readThumbnail(workspace: Workspace, id: string): Promise<Blob> {
  return workspace.diagnoses.thumbnail(id, 96);
}

/** Reads whether the photo of a diagnosis has arrived. */
export function readHasPhoto(workspace: Workspace, id: string): Promise<boolean> {
  return workspace.diagnoses.hasPhoto(id);
}

/** Reads the stored result of a diagnosis. */
export function readResult(workspace: Workspace, id: string): Promise<DiagnosisResult> {
  return workspace.diagnoses.result(id);
}

/** Reads what was counted in a diagnosis, as shapes over its photo. */
export function readMasks(workspace: Workspace, id: string): Promise<DiagnosisMasks> {
  return workspace.diagnoses.masks(id);
}
