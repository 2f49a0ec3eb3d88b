import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import type { Size } from "../core/image/rgbImage.ts";
import type { MaskFile } from "../core/masks/maskFile.ts";
import type { AnalysisEntry } from "../core/scoring/resultEntry.ts";

/** Reason why there is no result; the domain has a French text for each. */
export type AnalysisError = DiagnosisErrorCode;

/** Describes what became of a photo. Never an invented score: a photo that cannot be measured says why. */
export type AnalysisOutcome =
  | {
      readonly ok: true;
      /** Ready to be written as the diagnosis's result file. */
      readonly entries: readonly AnalysisEntry[];
      /** Holds what was counted, as shapes over the photo: ready to be written beside the result. */
      readonly masks: MaskFile;
      readonly engineVersion: string;
      /** Size of the upright photo, in pixels. */
      readonly photo: Size;
      /** Message for whoever runs the analyser: why the age model could not be read. */
      readonly problem?: string;
    }
  | { readonly ok: false; readonly error: AnalysisError };
