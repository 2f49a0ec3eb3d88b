import { criteria, hiddenCriteria, isAge } from "@carnation/domain/criterion";
import { addDays, type IsoDay, isoDay } from "@carnation/domain/format";
import type { Contraindication } from "@carnation/domain/internal/contraindication";
import { observedBand } from "@carnation/domain/internal/observation";
import {
  contraindicationsMet,
  type RankedRecommendation,
  type RankedRecommendations,
  type RankedSetAside,
  rankRecommendations,
  type ScoreTerm,
  visibleRecommendations,
} from "@carnation/domain/internal/recommendation";
import { proposeRoutine, routineCandidates, withSunProtection } from "@carnation/domain/internal/routine";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";
import type { Recommendation, RecommendationCategory, Routine, Subcategory } from "@carnation/domain/routine";
import type { DisplaySettings } from "../ai-settings/displaySettings.ts";
import type { Customer } from "../customer/customer.ts";
import { REVIEW_AFTER_DAYS } from "../customer/lastDiagnostic.ts";
import { realAgeOf } from "../customer/realAge.ts";
import type { Profile } from "../profile/profile.ts";
import { fromStoredTerms } from "../recommendation/diagnosisRecommendations.ts";
import { subcategoriesInForce } from "../subcategory/visibleSubcategories.ts";
import type { Diagnosis } from "./diagnosis.ts";

/** A product or a care that a routine can be made of, and what speaks for and against it for this person. */
export interface CareChoice {
  readonly recommendation: Recommendation;
  /** Measure of how well it answers the diagnosis, 1-100; null when it answers no need, or cannot be judged. */
  readonly score: number | null;
  /** Holds what the score is made of; empty without one. */
  readonly terms: readonly ScoreTerm[];
  /** Names of the person's contraindications that set it aside; empty when it may be proposed. */
  readonly reasons: readonly string[];
}

/** Describes what the professional can choose from for a diagnosis, and the routine that it starts from. */
export interface CareProposal {
  /** All that she sees: what answers a need best first, whether or not it is set aside, then the rest by its place. */
  readonly choices: readonly CareChoice[];
  /** Holds what is proposed, per category, best first. */
  readonly proposed: Readonly<Record<RecommendationCategory, readonly RankedSetAside[]>>;
  /** Holds what would have been proposed but for the person's contraindications, best first. */
  readonly setAside: readonly RankedSetAside[];
  /** Empty when nothing needs anything, or nothing active answers the need. */
  readonly routine: Routine;
  /**
   * True when nothing that is shown needs anything; false while the result cannot be read, or with a criterion that is only
   * looked at.
   */
  readonly isWithoutNeed: boolean;
  /** True while a shown criterion is only looked at and has no observation of the professional yet. */
  readonly awaitsObservation: boolean;
}

/** Describes what a proposal is made from. */
export interface CareProposalSource {
  /** Holds what the professional sees (`visibleRecommendations`). */
  readonly recommendations: readonly Recommendation[];
  readonly subcategories: readonly Subcategory[];
  readonly contraindications: readonly Pick<Contraindication, "id" | "name">[];
  readonly profile: Pick<Profile, "uid" | "enabledSubcategories" | "hiddenCriteria">;
  /** Null for a quick diagnosis. */
  readonly customer: Pick<Customer, "contraindications" | "birthYear" | "guardian"> | null;
  readonly diagnosis: Pick<
    Diagnosis,
    "created" | "enabledSubcategories" | "recommendations" | "observations"
  >;
  /** Null while it cannot be read: what was proposed on the day of the diagnosis then stands for it. */
  readonly result: Pick<DiagnosisResult, "criteria"> | null;
  readonly settings: Pick<DisplaySettings, "recommendations">;
  readonly now: Date;
}

/**
 * Gives what to propose for a diagnosis on the professional's own screen: as `recommendationsForDiagnosis`, with everything that
 * she may choose instead and what is set aside.
 */
export function careProposal(source: CareProposalSource): CareProposal {
  const { recommendations, subcategories, contraindications, profile, customer, diagnosis, now } = source;
  const { maxItems, maxCabin, excludeContraindicated } = source.settings.recommendations;
  const { visible } = visibleRecommendations(recommendations, {
    uid: profile.uid,
    enabledSubcategories: subcategoriesInForce(profile.enabledSubcategories, diagnosis.enabledSubcategories),
    subcategories,
  });
  const met = excludeContraindicated ? (customer?.contraindications ?? []) : [];
  const against = (recommendation: Recommendation): string[] =>
    contraindicationsMet(recommendation, met, contraindications);
  const { cosmetics, other } = ranked(source, visible);
  const answering = [...cosmetics, ...other]
    .toSorted((a, b) => b.score - a.score)
    .map((choice) => ({ ...choice, reasons: against(choice.recommendation) }));
  const answered = new Set(answering.map(({ recommendation }) => recommendation.id));
  const rest = visible
    .filter(({ id }) => !answered.has(id))
    .map((recommendation) => ({ recommendation, score: null, terms: [], reasons: against(recommendation) }));
  const best = (category: RecommendationCategory): RankedSetAside[] =>
    answering
      .filter((choice) => choice.recommendation.category === category && choice.reasons.length === 0)
      .slice(0, maxItems);
  const proposed = { cosmetics: best("cosmetics"), other: best("other") };
  return {
    choices: [...answering, ...rest],
    proposed,
    setAside: answering.filter(({ reasons }) => reasons.length > 0),
    routine: {
      ...withSunProtection(
        proposeRoutine(routineCandidates(proposed, subcategories), { cabinSteps: maxCabin }),
        visible.filter((recommendation) => against(recommendation).length === 0),
        subcategories,
      ),
      nextPhoto: proposedNextPhoto(diagnosis.created, now),
    },
    isWithoutNeed: isWithoutNeed(source),
    awaitsObservation: awaitsObservation(source),
  };
}

/** A perceived age is never an argument of its own, here neither. */
function shownCriteria({ result, profile }: CareProposalSource): readonly CriterionResult[] {
  return (result?.criteria ?? []).filter(
    ({ criterion }) => !isAge(criterion) && !profile.hiddenCriteria.includes(criterion.id),
  );
}

function awaitsObservation(source: CareProposalSource): boolean {
  const { observations } = source.diagnosis;
  return shownCriteria(source).some(
    ({ criterion, reason }) => reason === "observed" && observations[criterion.id] === undefined,
  );
}

function isWithoutNeed(source: CareProposalSource): boolean {
  const { observations } = source.diagnosis;
  const judged = shownCriteria(source).flatMap(
    ({ criterion, band }) => band ?? observedBand(criterion, observations[criterion.id]) ?? [],
  );
  return judged.length > 0 && !awaitsObservation(source) && judged.every((band) => band === "good");
}

/** Six weeks after a photo, once a skin has had the time to change; six weeks from today when that day has come already. */
export function proposedNextPhoto(created: Date, now: Date): IsoDay {
  const due = addDays(isoDay(created), REVIEW_AFTER_DAYS);
  return due > isoDay(now) ? due : addDays(isoDay(now), REVIEW_AFTER_DAYS);
}

function ranked(
  { result, profile, customer, diagnosis, settings }: CareProposalSource,
  visible: readonly Recommendation[],
): RankedRecommendations {
  if (result === null) return rankedThen(diagnosis, visible);
  const { needMedium, needPoor } = settings.recommendations;
  const realAge = customer === null ? undefined : realAgeOf(customer, diagnosis.created);
  return rankRecommendations(visible, result, {
    realAge,
    hidden: hiddenCriteria(profile.hiddenCriteria, realAge),
    needs: { medium: needMedium, poor: needPoor },
    observations: diagnosis.observations,
  });
}

/** Gives the ranking of the day of the analysis, as far as it is still there. */
function rankedThen(
  { recommendations: stored }: CareProposalSource["diagnosis"],
  visible: readonly Recommendation[],
): RankedRecommendations {
  const of = (category: RecommendationCategory): RankedRecommendation[] =>
    stored[category].flatMap(({ recommendation: id, score, terms }) => {
      const recommendation = visible.find((known) => known.id === id);
      return recommendation && score > 0
        ? [{ recommendation, score, terms: fromStoredTerms(terms, criteria) }]
        : [];
    });
  return { cosmetics: of("cosmetics"), other: of("other") };
}
