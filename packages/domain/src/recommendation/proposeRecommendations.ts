import type { Contraindication } from "../contraindication/contraindication.ts";
import type { DiagnosisResult } from "../result/diagnosisResult.ts";
import type { RecommendationCategory } from "../subcategory/recommendationCategory.ts";
import {
  type RankedRecommendation,
  type RankedRecommendations,
  type RankOptions,
  rankRecommendations,
} from "./rankRecommendations.ts";
import type { Recommendation } from "./recommendation.ts";
import { contraindicationsMet, setAside } from "./setAside.ts";
import { type CatalogueViewer, visibleRecommendations } from "./visibility.ts";

/** Describes what a proposal is made from. */
export interface ProposalSource {
  readonly recommendations: readonly Recommendation[];
  /** The professional, with the subcategories in force for the diagnosis. */
  readonly viewer: CatalogueViewer;
  readonly result: Pick<DiagnosisResult, "criteria">;
  /** Ids of the contraindications ticked for the person; empty when settings say that none excludes. */
  readonly met: readonly string[];
  readonly contraindications: readonly Pick<Contraindication, "id" | "name">[];
}

/** Something that would have been proposed, and the names of the contraindications that forbid it. */
export interface RankedSetAside extends RankedRecommendation {
  readonly reasons: readonly string[];
}

/** The proposal for a diagnosis, and what would have been in it but for the person's contraindications. */
export interface Proposal {
  readonly ranked: RankedRecommendations;
  readonly setAside: Readonly<Record<RecommendationCategory, readonly RankedSetAside[]>>;
}

/**
 * Gives what to propose for a diagnosis: what the professional sees, without what the person's contraindications forbid,
 * ranked. When both categories are empty, nothing needs to be proposed (`noPrioritySentence` says so) or nothing
 * active answers the need.
 * @param options a limit counts the proposed ones; all that is set aside is given
 */
export function proposeRecommendations(
  { recommendations, viewer, result, met, contraindications }: ProposalSource,
  options: RankOptions = {},
): Proposal {
  const { visible } = visibleRecommendations(recommendations, viewer);
  const parted = setAside(visible, met, contraindications);
  const aside = rankRecommendations(
    parted.setAside.map(({ recommendation }) => recommendation),
    result,
    { ...options, limit: undefined },
  );
  const withReasons = (ranked: RankedRecommendation): RankedSetAside => ({
    ...ranked,
    reasons: contraindicationsMet(ranked.recommendation, met, contraindications),
  });
  return {
    ranked: rankRecommendations(parted.proposable, result, options),
    setAside: { cosmetics: aside.cosmetics.map(withReasons), other: aside.other.map(withReasons) },
  };
}
