import { CarnationError } from "@carnation/domain/error";
import {
  parseMarkReviews,
  proposedMarks,
  reviewMarks,
  toStoredMarkReview,
} from "@carnation/domain/internal/mark";
import { unfinishedDiagnosis } from "@carnation/domain/internal/photo";
import { parseDiagnosisMasks, type ProposedMarks } from "@carnation/domain/mask";
import type { MarkedCriterionId, MarkReview } from "@carnation/domain/result";
import { callables, parseRequest } from "@carnation/product/callable";
import type { SaveMarksResponse } from "@carnation/product/mark";
import { diagnosisMasksPath, documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { isDeepStrictEqual } from "node:util";
import { type Backend, type FileStore, readJson } from "../backend/backend.ts";

/**
 * Saves what a professional said of the marks of a finished diagnosis. The score of confirmed marks is made here, from the
 * marks that were stored with the analysis: what the engine proposed is never written over. Sent again after its answer
 * was lost, it has no second effect.
 * @param payload `{ diagnosisId, criterion, struck, kept, added, confirmed, version }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found (no such diagnosis), aborted (another version is
 *   stored), refused with a French sentence: the diagnosis is not finished, its marks were not kept, or a review is stored
 *   in a form that cannot be read
 */
export async function saveMarks(
  { db, files }: Pick<Backend, "db" | "files">,
  actor: Actor,
  payload: unknown,
): Promise<SaveMarksResponse> {
  const { diagnosisId, criterion, confirmed, version, ...decisions } = parseRequest(
    callables.savemarks,
    payload,
  );
  authorize(actor, "review-marks", actor);
  const { uid } = actor;
  const { proposed, engineVersion } = await readProposed(files, uid, diagnosisId, criterion);
  return db.runTransaction(async (transaction) => {
    const diagnosis = await transaction.get(db.doc(documentPaths.diagnosis(uid, diagnosisId)));
    if (!diagnosis.exists) throw new CarnationError("not-found");
    if (diagnosis.get("state") !== "done") throw unfinishedDiagnosis();
    const raw: unknown = diagnosis.get("mark_reviews");
    const stored = parseMarkReviews(raw)[criterion];
    if (stored === undefined && isUnreadable(raw, criterion)) throw unreadableReview();
    const review = reviewMarks(proposed, decisions, {
      engineVersion,
      confirmed: confirmed ? new Date() : null,
      version: version + 1,
    });
    if (version !== (stored?.version ?? 0)) {
      if (stored !== undefined && isSame(stored, review)) return { version: stored.version };
      throw new CarnationError("aborted");
    }
    // With a merge: the reviews of other criteria stay.
    const fields = { mark_reviews: { [criterion]: toStoredMarkReview(review) } };
    transaction.set(diagnosis.ref, fields, { merge: true });
    return { version: review.version };
  });
}

/** The marks that were proposed for a criterion. @throws CarnationError refused when none were kept */
async function readProposed(
  files: FileStore,
  uid: string,
  id: string,
  criterion: MarkedCriterionId,
): Promise<{ readonly proposed: ProposedMarks; readonly engineVersion: string | null }> {
  const masks = parseDiagnosisMasks(await readJson(files, diagnosisMasksPath(uid, id)));
  const proposed = masks && proposedMarks(masks, criterion);
  if (!proposed) {
    throw new CarnationError(
      "refused",
      "Les marques de ce diagnostic ne peuvent pas être vérifiées\u00A0: l’analyse ne les a pas gardées une par une.",
    );
  }
  return { proposed, engineVersion: masks.engineVersion };
}

/** Tells whether something is stored in the place of a review that is none. */
function isUnreadable(raw: unknown, criterion: MarkedCriterionId): boolean {
  if (raw === undefined || raw === null) return false;
  return typeof raw !== "object" || Array.isArray(raw) || Object.hasOwn(raw, String(criterion));
}

/** Tells whether two reviews say the same, but for the moment of the confirmation. */
function isSame(one: MarkReview, other: MarkReview): boolean {
  const timeless = ({ verified, ...review }: MarkReview) => ({
    ...review,
    verified: verified && { ...verified, date: null },
  });
  return isDeepStrictEqual(timeless(one), timeless(other));
}

function unreadableReview(): CarnationError {
  return new CarnationError(
    "refused",
    "Une vérification de ces marques est enregistrée sous une forme qui ne peut pas être lue\u00A0: elle n’est pas remplacée.",
  );
}
