import { type BandThresholds, type CriterionId, criterionIds } from "@carnation/domain/criterion";
import { byCriterion } from "@carnation/domain/internal/criterion";
import type { JowlsScale } from "@carnation/domain/result";
import * as v from "valibot";
import { type AiSettings, defaultAiSettings } from "../ai-settings/aiSettings.ts";
import type { PhotoVerdict } from "../ai-settings/photoVerdict.ts";

/** The limits that the values of one criterion were judged by, in its unit. */
export interface JudgedLimits extends BandThresholds {
  /** Smallest difference that is called a change. */
  readonly stable: number;
}

/**
 * Describes what a diagnosis was judged by, kept with it: limits that are changed later do not make a strength of what its client was
 * told to be a priority.
 */
export interface Judgement {
  /** Version of the AI settings; 0 before the first were saved. */
  readonly version: number;
  /** Of all criteria, also of those that were disabled. */
  readonly criteria: Readonly<Record<CriterionId, JudgedLimits>>;
  readonly jowlsScale: JowlsScale;
  /** Holds what became of its photo. @default accepted */
  readonly photoVerdict?: PhotoVerdict | undefined;
}

/** Gives what a diagnosis that ends now is judged by. */
export function judgementOf({
  version,
  criteria,
  jowlsScale,
}: Pick<AiSettings, "version" | "criteria" | "jowlsScale">): Judgement {
  return {
    version,
    criteria: byCriterion((id) => {
      const { good, medium, stable } = criteria[id];
      return { good, medium, stable };
    }),
    jowlsScale,
  };
}

const limits = v.object({
  good: v.pipe(v.number(), v.finite()),
  medium: v.pipe(v.number(), v.finite()),
  stable: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

const stored = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  criteria: v.record(v.string(), limits),
  jowlsScale: v.picklist(["four-is-sharp", "four-is-sagging"]),
  photoVerdict: v.fallback(v.picklist(["accepted", "advised-against", "refused"]), "accepted"),
});

/**
 * Reads what a diagnosis was judged by.
 * @returns null for one of before it was kept, which the starting values judge, and for what makes no sense
 */
export function parseJudgement(fields: unknown): Judgement | null {
  const read = v.safeParse(stored, fields);
  if (!read.success) return null;
  const { criteria, ...rest } = read.output;
  const known = new Map(Object.entries(criteria));
  const whole = criterionIds.every((id) => known.has(String(id)));
  // All of them are there: the cast says what was just asked.
  return whole ? { ...rest, criteria: byCriterion((id) => known.get(String(id)) as JudgedLimits) } : null;
}

/**
 * Tells whether two diagnoses were judged alike: with the same limits, whatever the version; one of before limits were kept (null)
 * with the starting values.
 */
export function judgedAlike(one: Judgement | null, other: Judgement | null): boolean {
  const starting = judgementOf(defaultAiSettings());
  const [first, second] = [one ?? starting, other ?? starting];
  return (
    first.jowlsScale === second.jowlsScale &&
    criterionIds.every((id) => {
      const [a, b] = [first.criteria[id], second.criteria[id]];
      return a.good === b.good && a.medium === b.medium && a.stable === b.stable;
    })
  );
}
