import type { Workspace } from "@carnation/data";
import type { DiagnosisResult } from "@carnation/domain";

/** Reads the photo of a diagnosis. */
export function readPhoto(workspace: Workspace, id: string): Promise<Blob> {
  return workspace.diagnoses.photo(id);
}

/** Reads whether the photo of a diagnosis has arrived. */
export function readHasPhoto(workspace: Workspace, id: string): Promise<boolean> {
  return workspace.diagnoses.hasPhoto(id);
}

/** Reads the stored result of a diagnosis. */
export function readResult(workspace: Workspace, id: string): Promise<DiagnosisResult> {
  return workspace.diagnoses.result(id);
}
