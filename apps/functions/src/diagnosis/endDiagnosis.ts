import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import { type DiagnosisResult, parseDiagnosisResult } from "@carnation/domain/result";
import { priorities } from "@carnation/domain/summary";
import { isDiagnosisPending, type ProposalCatalogue } from "@carnation/product/diagnosis";
import { judgedOptions, type Judgement } from "@carnation/product/judgement";
import { documentPaths } from "@carnation/product/path";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { customerOf } from "./customerOf.ts";
import { setLastDiagnostic } from "./lastDiagnostic.ts";
import { proposedFor } from "./readProposal.ts";
import type { ReferenceTo } from "../backend/storedReferences.ts";

/** A diagnosis that is about to end, and how long its analysis took, milliseconds. */
export interface EndingDiagnosis {
  readonly uid: string;
  readonly diagnosis: ReferenceTo<"diagnosis">;
  readonly analysisMs: number;
}

/** Ends a diagnosis without a result, once. */
export async function endWithError(
  db: Firestore,
  { diagnosis }: EndingDiagnosis,
  error: DiagnosisErrorCode,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(diagnosis);
    if (!isDiagnosisPending(current.get("state"))) return;
    transaction.update(diagnosis, { state: "error", error, finished: FieldValue.serverTimestamp() });
  });
}

/** Describes what was stored of a diagnosis that is done, and what is proposed from. */
export interface DoneAnalysis {
  readonly engineVersion: string;
  /** The parsed content of the result file. */
  readonly result: unknown;
  readonly catalogue: ProposalCatalogue;
  /** Holds what it is judged by, for good. */
  readonly judgement: Judgement;
}

/** Gives what the statistics count of a diagnosis, which the document alone does not tell; whole numbers add up the same in any order. */
function measuredOf(result: DiagnosisResult, analysisMs: number): Readonly<Record<string, unknown>> {
  const quality = result.imageQuality?.value;
  return {
    analysis_ms: Math.round(analysisMs),
    image_quality: quality === undefined ? null : Math.round(quality),
    priorities: priorities(result).map(({ criterion }) => criterion.id),
  };
}

/** The state, what is proposed and the client's last diagnosis change together, once. */
export async function endDone(
  db: Firestore,
  { uid, diagnosis, analysisMs }: EndingDiagnosis,
  { engineVersion, result, catalogue, judgement }: DoneAnalysis,
): Promise<void> {
  const judged = parseDiagnosisResult(
    result,
    judgedOptions(catalogue.settings, { judgement, markReviews: {} }),
  );
  const measured = measuredOf(judged, analysisMs);
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(diagnosis);
    if (!isDiagnosisPending(current.get("state"))) return;
    const profile = await transaction.get(db.doc(documentPaths.user(uid)));
    const known = customerOf(current);
    const customer = known === null ? null : await transaction.get(known);
    transaction.update(diagnosis, {
      state: "done",
      result_source: "file",
      engine_version: engineVersion,
      judgement,
      finished: FieldValue.serverTimestamp(),
      measured,
      recommendations: proposedFor(catalogue, { profile, diagnosis: current, customer, result, judgement }),
    });
    if (customer !== null) setLastDiagnostic(transaction, customer, current);
  });
}
