import { hiddenCriteria } from "@carnation/domain/criterion";
import type { Observations } from "@carnation/domain/internal/observation";
import {
  proposeRecommendations,
  type RecommendationScore,
  scoreRecommendation,
} from "@carnation/domain/internal/recommendation";
import { type MarkReviews, parseDiagnosisResult } from "@carnation/domain/result";
import type { Recommendation, Subcategory } from "@carnation/domain/routine";
import type { AiSettings } from "../ai-settings/aiSettings.ts";
import { resultOptions } from "../judgement/criteriaInForce.ts";
import type { Customer } from "../customer/customer.ts";
import { realAgeOf } from "../customer/realAge.ts";
import { judgedOptions } from "../judgement/judgeResult.ts";
import type { Judgement } from "../judgement/judgement.ts";
import type { Profile } from "../profile/profile.ts";
import {
  diagnosisRecommendations,
  type DiagnosisRecommendations,
} from "../recommendation/diagnosisRecommendations.ts";
import { subcategoriesInForce } from "../subcategory/visibleSubcategories.ts";

/** Describes what is proposed from: the same for every diagnosis of a professional. */
export interface ProposalCatalogue {
  readonly settings: Pick<AiSettings, "criteria" | "jowlsScale" | "recommendations">;
  /** The shared ones and the professional's own. */
  readonly recommendations: readonly Recommendation[];
  readonly subcategories: readonly Pick<Subcategory, "id" | "active">[];
  /** Ids of the recommendations that the professional has hidden for herself. @default none */
  readonly hidden?: readonly string[];
}

/** For which diagnosis. */
export interface ProposalOccasion {
  readonly profile: Pick<Profile, "uid" | "enabledSubcategories" | "hiddenCriteria">;
  /** Null for a quick diagnosis. */
  readonly customer: Pick<Customer, "contraindications" | "birthYear" | "guardian"> | null;
  /** `enabledSubcategories` of the diagnosis, as ids. */
  readonly chosen: readonly string[];
  readonly created: Date;
  /** The parsed content of the result file. */
  readonly result: unknown;
  /** Observations of the professional. @default none */
  readonly observations?: Observations | undefined;
  /** Reviews of the marks. @default none */
  readonly markReviews?: MarkReviews | undefined;
  /** Holds what it was judged by. @default the settings in force */
  readonly judgement?: Judgement | null | undefined;
}

/**
 * Gives what a diagnosis keeps as proposed, per category, best first: what the professional sees of the catalogue, without
 * what the person's contraindications forbid, ranked by what the result asks for. Criteria that the professional has
 * hidden, and the ages of a minor, count for nothing.
 */
export function recommendationsForDiagnosis(
  { settings, recommendations, subcategories, hidden: masked = [] }: ProposalCatalogue,
  { chosen, ...occasion }: ProposalOccasion,
): DiagnosisRecommendations {
  const { maxItems, excludeContraindicated } = settings.recommendations;
  const { profile, customer } = occasion;
  const { parsed, ...options } = judged(settings, occasion);
  const { ranked } = proposeRecommendations(
    {
      recommendations,
      viewer: {
        uid: profile.uid,
        enabledSubcategories: subcategoriesInForce(profile.enabledSubcategories, chosen),
        subcategories,
        hidden: masked,
      },
      result: parsed,
      met: excludeContraindicated ? (customer?.contraindications ?? []) : [],
      contraindications: [],
    },
    { ...options, limit: maxItems },
  );
  return diagnosisRecommendations(ranked);
}

/**
 * Tells how well one recommendation answers a diagnosis, by the same rules as what is proposed for it: criteria that the
 * professional has hidden, and the ages of a minor, count for nothing.
 */
export function scoreForDiagnosis(
  settings: ProposalCatalogue["settings"],
  recommendation: Pick<Recommendation, "weights">,
  occasion: Omit<ProposalOccasion, "chosen">,
): RecommendationScore {
  const { parsed, ...options } = judged(settings, occasion);
  return scoreRecommendation(recommendation, parsed, options);
}

/** Gives what a score is made from, and what it leaves out. */
function judged(
  settings: ProposalCatalogue["settings"],
  {
    profile,
    customer,
    created,
    result,
    observations = {},
    markReviews = {},
    judgement,
  }: Omit<ProposalOccasion, "chosen">,
) {
  const { needMedium, needPoor } = settings.recommendations;
  const realAge = customer === null ? undefined : realAgeOf(customer, created);
  return {
    realAge,
    hidden: hiddenCriteria(profile.hiddenCriteria, realAge),
    needs: { medium: needMedium, poor: needPoor },
    observations,
    parsed: parseDiagnosisResult(result, {
      ...(judgement === undefined
        ? resultOptions(settings)
        : judgedOptions(settings, { judgement, markReviews })),
      realAge,
    }),
  };
}
