import { type Band, type Criterion, type CriterionId, isCriterionId } from "@carnation/domain/criterion";
import {
  isWeight,
  type RankedRecommendations,
  scoreSchema,
  type ScoreTerm,
} from "@carnation/domain/internal/recommendation";
import { relatedIdSchema } from "@carnation/domain/internal/wire";
import type { RecommendationCategory, Weight } from "@carnation/domain/routine";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";

/** A term of a score as it is stored: the criterion by id. */
export interface StoredTerm {
  readonly criterion: CriterionId;
  readonly weight: Weight;
  readonly band: Band;
  readonly need: number;
  /** True when the band is what the professional saw. */
  readonly observed?: boolean | undefined;
}

/** One recommendation of a diagnosis. */
export interface DiagnosisRecommendation {
  /** Id of the recommendation, which may have been deleted since. */
  readonly recommendation: string;
  /** 0-100. */
  readonly score: number;
  /** Holds what the score was made of on that day; empty where only the score was stored. */
  readonly terms: readonly StoredTerm[];
}

/** Describes what was proposed for a diagnosis when it was done: per category, best first. */
export type DiagnosisRecommendations = Readonly<
  Record<RecommendationCategory, readonly DiagnosisRecommendation[]>
>;

/** A term as stored or sent. */
export const storedTermSchema = v.object({
  criterion: v.custom<CriterionId>((id) => typeof id === "number" && isCriterionId(id)),
  weight: v.custom<Weight>(isWeight),
  band: v.picklist(["good", "medium", "poor"]),
  need: v.pipe(v.number(), v.finite(), v.minValue(0)),
  observed: v.optional(v.boolean()),
});

const storedItem = v.object({
  reference: relatedIdSchema("recommendations"),
  score: scoreSchema,
  terms: v.fallback(v.nullish(v.array(storedTermSchema), []), []),
});

const storedList = v.pipe(
  v.fallback(v.nullish(v.array(v.unknown()), []), []),
  v.transform((items) => items.flatMap(readItem)),
);

const storedRecommendations = v.fallback(v.object({ cosmetics: storedList, other: storedList }), {
  cosmetics: [],
  other: [],
});

function readItem(input: unknown): DiagnosisRecommendation[] {
  const parsed = v.safeParse(storedItem, input);
  if (!parsed.success) return [];
  const { reference, score, terms } = parsed.output;
  return [{ recommendation: reference, score, terms }];
}

/**
 * Reads the field `recommendations` of a diagnosis: per category a list of reference and score. Never throws: what
 * cannot be read is left out, and a diagnosis without the field has empty lists.
 */
export function parseDiagnosisRecommendations(field: unknown): DiagnosisRecommendations {
  return v.parse(storedRecommendations, field);
}

/** The field `recommendations` to store, so that `parseDiagnosisRecommendations` reads the same one back. */
export function toStoredDiagnosisRecommendations({ cosmetics, other }: DiagnosisRecommendations) {
  return { cosmetics: cosmetics.map(toStoredItem), other: other.map(toStoredItem) };
}

function toStoredItem({ recommendation, score, terms }: DiagnosisRecommendation) {
  return { reference: documentPaths.recommendation(recommendation), score, terms };
}

/**
 * Gives what a diagnosis keeps of a ranking. What was set aside is not kept: with its reasons it would be data about the
 * person's health.
 */
export function diagnosisRecommendations({
  cosmetics,
  other,
}: RankedRecommendations): DiagnosisRecommendations {
  const kept = ({ recommendation, score, terms }: RankedRecommendations["other"][number]) => ({
    recommendation: recommendation.id,
    score,
    terms: toStoredTerms(terms),
  });
  return { cosmetics: cosmetics.map(kept), other: other.map(kept) };
}

/** Terms as they are stored or sent. */
export function toStoredTerms(terms: readonly ScoreTerm[]): StoredTerm[] {
  return terms.map(({ criterion, observed, ...term }) => ({
    ...term,
    ...(observed ? { observed } : {}),
    criterion: criterion.id,
  }));
}

/** Stored terms with their criteria, as `whySentence` takes them. A criterion that is not in the list is left out. */
export function fromStoredTerms(terms: readonly StoredTerm[], criteria: readonly Criterion[]): ScoreTerm[] {
  return terms.flatMap((term) => {
    const criterion = criteria.find(({ id }) => id === term.criterion);
    return criterion ? [{ ...term, observed: term.observed ?? false, criterion }] : [];
  });
}
