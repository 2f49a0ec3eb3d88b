import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import type { ResultEntry } from "@carnation/domain/result";

export type PhotoAnalysis =
  | {
      readonly ok: true;
      readonly entries: readonly ResultEntry[];
      readonly engineVersion: string;
      /** Holds what was counted, as a file that the domain's `parseDiagnosisMasks` reads; left out by whoever has none. */
      readonly masks?: object;
    }
  | { readonly ok: false; readonly error: DiagnosisErrorCode };

/** Describes what is known of a photo beside its bytes. */
export interface AnalysisOptions {
  /** The professional's account: where photos wait, accounts take turns. */
  readonly account?: string;
  /** Gives the photo up, whether it waits or is being analysed. */
  readonly signal?: AbortSignal;
  /** Milliseconds that the analysis may take, up to the port's own limit. */
  readonly timeoutMs?: number;
  /** True when the perceived age is estimated; otherwise its entry says that it is switched off. */
  readonly perceivedAge?: boolean;
}

/** The skin-analysis port: a photo in, result entries or the reason why there are none out. Never an invented score. */
export interface AnalysisPort {
  /**
   * @param photo a JPEG file
   * @throws the signal's reason once it is aborted
   */
  analyse(photo: Uint8Array, options?: AnalysisOptions): Promise<PhotoAnalysis>;
}
