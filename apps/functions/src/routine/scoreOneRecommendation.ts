import { CarnationError } from "@carnation/domain/error";
import { unfinishedDiagnosis } from "@carnation/domain/internal/photo";
import { exclusionOf } from "@carnation/domain/internal/recommendation";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import type { Recommendation } from "@carnation/domain/routine";
import { callables, parseRequest } from "@carnation/product/callable";
import { scoreForDiagnosis } from "@carnation/product/diagnosis";
import { diagnosisResultPath, documentPaths } from "@carnation/product/path";
import { type Actor, authorize, can } from "@carnation/product/permission";
import {
  type GetRecommendationScoreResponse,
  parseRecommendation,
  toRecommendationScoreResponse,
} from "@carnation/product/recommendation";
import type { Firestore } from "firebase-admin/firestore";
import { type Backend, readJson } from "../backend/backend.ts";
import { readable } from "../readers/readable.ts";
import { readAiSettings } from "../readers/readAiSettings.ts";
import { readCustomer } from "../readers/readCustomer.ts";
import { readDiagnosis } from "../readers/readDiagnosis.ts";
import { readDocument } from "../readers/readDocument.ts";
import { readProfile } from "../readers/readProfile.ts";

/**
 * Tells how well a recommendation answers a diagnosis, and what the score is made of. One's own are scored even when they
 * are switched off: that is how they are tried out.
 * @param payload `{ recommendationId, diagnosisId }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled, not-found (no such diagnosis, no such recommendation to
 *   see), refused (the diagnosis has no result)
 */
export async function scoreOneRecommendation(
  { db, files }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<GetRecommendationScoreResponse> {
  const { recommendationId, diagnosisId } = parseRequest(callables.getrecommendationscore, payload);
  authorize(actor, "read-diagnosis", actor);
  const { uid } = actor;
  const [recommended, diagnosis, profile, settings] = await Promise.all([
    readDocument(db, documentPaths.recommendation(recommendationId)),
    readDiagnosis(db, uid, diagnosisId),
    readProfile(db, uid),
    readAiSettings(db),
  ]);
  const [recommendation] = recommended.exists ? readable(recommended, parseRecommendation) : [];
  if (recommendation === undefined || diagnosis === null) throw new CarnationError("not-found");
  const { owner, active } = recommendation;
  const isSeen =
    can(actor, "score-recommendation", { uid, owner, active }) &&
    (owner === uid || (await isOffered(db, recommendation, profile)));
  if (!isSeen) throw new CarnationError("not-found");
  const result =
    diagnosis.state === "done" ? await readJson(files, diagnosisResultPath(uid, diagnosisId)) : undefined;
  if (result === undefined) throw unfinishedDiagnosis();
  const score = scoreForDiagnosis(settings, recommendation, {
    profile,
    customer: diagnosis.customer === null ? null : await readCustomer(db, uid, diagnosis.customer),
    created: diagnosis.created,
    result,
    observations: diagnosis.observations,
    markReviews: diagnosis.markReviews,
    judgement: diagnosis.judgement,
  });
  return toRecommendationScoreResponse(score);
}

/** Tells whether a recommendation of the shared catalogue is one of what the professional practises. */
async function isOffered(
  db: Firestore,
  recommendation: Recommendation,
  { uid, enabledSubcategories }: { readonly uid: string; readonly enabledSubcategories: readonly string[] },
): Promise<boolean> {
  const { subcategory } = recommendation;
  const stored = subcategory === null ? null : await db.doc(documentPaths.subcategory(subcategory)).get();
  const subcategories = stored?.exists ? [parseSubcategory(stored.id, stored.data())] : [];
  return exclusionOf(recommendation, { uid, enabledSubcategories, subcategories }) === null;
}
