import type { Workspace } from "@carnation/data";
import type { DiagnosisResult } from "@carnation/domain";

/** Reads the address of a diagnosis's photo. */
export function readPhotoUrl(workspace: Workspace, id: string): Promise<string> {
  return workspace.diagnoses.photoUrl(id);
}

/** Reads the stored result of a diagnosis. */
export function readResult(workspace: Workspace, id: string): Promise<DiagnosisResult> {
  return workspace.diagnoses.result(id);
}
