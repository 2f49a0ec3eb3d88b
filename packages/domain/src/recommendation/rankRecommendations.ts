import type { DiagnosisResult } from "../result/diagnosisResult.ts";
import { compareNames } from "../text/compareNames.ts";
import type { RecommendationCategory } from "../subcategory/recommendationCategory.ts";
import { compareOrders } from "../subcategory/subcategoryOrder.ts";
import type { Recommendation } from "./recommendation.ts";
import {
  needAnswered,
  type ScoreOptions,
  scoreRecommendation,
  type ScoreTerm,
} from "./scoreRecommendation.ts";

/** A recommendation that answers a need, and what its score is made of. */
export interface RankedRecommendation {
  readonly recommendation: Recommendation;
  /** 1-100, whole. */
  readonly score: number;
  readonly terms: readonly ScoreTerm[];
}

/** The best answers to a diagnosis, per category, best first. */
export type RankedRecommendations = Readonly<Record<RecommendationCategory, readonly RankedRecommendation[]>>;

/** Describes what a ranking depends on beside the result. */
export interface RankOptions extends ScoreOptions {
  /** Largest number per category. @default all of them */
  readonly limit?: number | undefined;
}

/**
 * Ranks recommendations per category. What answers no need (score 0) or cannot be judged is left out, so that nothing
 * is proposed to a skin without a need.
 *
 * The order does not depend on the order given: score; at the same score, the sum of weight × need, which is higher
 * for what answers more needs; the place in the catalogue; the name in French order; the id.
 */
export function rankRecommendations(
  recommendations: readonly Recommendation[],
  result: Pick<DiagnosisResult, "criteria">,
  { limit, ...options }: RankOptions = {},
): RankedRecommendations {
  const ranked = recommendations
    .flatMap((recommendation): RankedRecommendation[] => {
      const { score, terms } = scoreRecommendation(recommendation, result, options);
      return score === null || score === 0 ? [] : [{ recommendation, score, terms }];
    })
    .toSorted(compareRanked);
  const best = (category: RecommendationCategory): RankedRecommendation[] =>
    ranked.filter(({ recommendation }) => recommendation.category === category).slice(0, limit);
  return { cosmetics: best("cosmetics"), other: best("other") };
}

function compareRanked(a: RankedRecommendation, b: RankedRecommendation): number {
  const [one, other] = [a.recommendation, b.recommendation];
  return (
    b.score - a.score ||
    needAnswered(b.terms) - needAnswered(a.terms) ||
    compareOrders(one.order, other.order) ||
    compareNames(one.name, other.name) ||
    (one.id < other.id ? -1 : 1)
  );
}
