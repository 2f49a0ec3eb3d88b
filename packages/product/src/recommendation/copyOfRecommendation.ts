import { catalogueNameLength } from "@carnation/domain/internal/field";
import { shortenText } from "@carnation/domain/internal/text";
import type { Recommendation } from "@carnation/domain/routine";

const SUFFIX = " (copie)";

/**
 * Gives what « Dupliquer » starts from: a recommendation of one's own, inactive until it has been looked over, without the
 * picture, which belongs to the other one.
 * @param id id of the copy
 * @param owner uid of the professional, or `world`
 */
export function copyOfRecommendation(
  recommendation: Recommendation,
  { id, owner, now }: { readonly id: string; readonly owner: string; readonly now: Date },
): Recommendation {
  const name = shortenText(recommendation.name, catalogueNameLength.max - SUFFIX.length).trimEnd() + SUFFIX;
  const fresh = { active: false, picture: null, created: now, updated: null, score: null };
  return { ...recommendation, ...fresh, id, owner, name };
}
