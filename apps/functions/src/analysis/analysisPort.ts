import type { DiagnosisErrorCode, ResultEntry } from "@carnation/domain";

export type PhotoAnalysis =
  | { readonly ok: true; readonly entries: readonly ResultEntry[]; readonly engineVersion: string }
  | { readonly ok: false; readonly error: DiagnosisErrorCode };

/** The skin-analysis port: a photo in, result entries or the reason why there are none out. Never an invented score. */
export interface AnalysisPort {
  /** @param photo a JPEG file */
  analyse(photo: Uint8Array): Promise<PhotoAnalysis>;
}
