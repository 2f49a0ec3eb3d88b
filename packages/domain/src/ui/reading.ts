import { isAge } from "../criterion/criteria.ts";
import type { Criterion, Direction } from "../criterion/criterion.ts";
import { shownValue } from "../criterion/band.ts";
import { formatAge } from "../format/ageFormat.ts";
import type { CriterionResult } from "../result/diagnosisResult.ts";
import { type NotMeasuredReason, notMeasuredTexts } from "../result/notMeasured.ts";
import type { Confidence } from "../result/resultEntry.ts";
import { typeset } from "../text/typeset.ts";

/** A stretch of a gauge with one meaning; the limit, in the unit of the value, belongs to it. */
export interface ReadingBand {
  readonly tone: "priority" | "maintain" | "reference" | "strength";
  readonly from?: number;
  readonly label?: string;
}

/** A criterion as the gauges, rows and lists of the kit take it: spread it over `CriterionGauge`. */
export interface Reading {
  readonly label: string;
  /** The value as it is printed; null when the criterion was not measured, which is never zero. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly direction: Direction;
  /** From worst to best; empty for an age whose real age is not known, which then is a mere reference. */
  readonly bands: readonly ReadingBand[];
  readonly unit: Criterion["unit"];
  readonly scale: "continuous" | "steps";
  /** Margin of the measure, in the unit of the value: a smaller difference is no change. */
  readonly stableThreshold?: number;
  /** The criterion's own words for what is seen: « Rougeurs marquées ». */
  readonly phrase?: string;
  /** The real age beside a perceived one. */
  readonly reference?: { readonly value: number; readonly text: string };
  readonly confidence?: Confidence;
  /** True for a criterion that is looked at and not scored. */
  readonly observed?: boolean;
  /** The engine's reason for a missing value, and its remedy; for an observed criterion, the words for its drawing. */
  readonly reason?: string;
  readonly remedy?: string;
}

/** Describes what a reading depends on beside the result. */
export interface ReadingOptions {
  /** Real age in years, with which a perceived age is read against it. */
  readonly realAge?: number | undefined;
  /** Words for the drawing of a criterion that is looked at (`ShownMask.where`). */
  readonly seen?: string | undefined;
}

/** The stretch of ages, in years, on which a perceived age is drawn; one beyond it stays at the end. */
const AGE_SCALE = { min: 18, max: 80 } as const;

/** A criterion of a result, ready for a gauge. */
export function criterionReading(result: CriterionResult, { realAge, seen }: ReadingOptions = {}): Reading {
  const { criterion, value, confidence, margin, reason } = result;
  return {
    ...scaleOf(criterion, realAge, margin ?? 0),
    label: criterion.label,
    value: value === null ? null : shownValue(criterion, value),
    stableThreshold: stableThresholdOf(result),
    ...phraseOf(result),
    ...(criterion.ageGap && realAge !== undefined ? { reference: referenceOf(realAge) } : {}),
    ...(confidence ? { confidence } : {}),
    ...(value === null && reason ? withoutValue(reason, seen) : {}),
  };
}

function withoutValue(
  reason: NotMeasuredReason,
  seen: string | undefined,
): Pick<Reading, "observed" | "reason" | "remedy"> {
  const { sentence, remedy } = notMeasuredTexts[reason];
  if (reason !== "observed") return { reason: sentence, remedy };
  return seen === undefined ? { observed: true } : { observed: true, reason: seen };
}

/** The margin of a measure as it is drawn, in the unit of the value: the criterion's own, or the photo's where it is wider. */
export function stableThresholdOf({
  criterion,
  margin,
}: Pick<CriterionResult, "criterion" | "margin">): number {
  return Math.max(criterion.stable, Math.ceil(margin ?? 0));
}

/** A value on a criterion's own scale, such as that of one part of the face: no word, no margin. */
export function scaleReading(criterion: Criterion, label: string, value: number): Reading {
  return { ...scaleOf(criterion), label, value: shownValue(criterion, value) };
}

/** A strength or a priority as a list of the kit takes it. */
export interface InsightItem {
  readonly id: string;
  readonly label: string;
  readonly phrase: string;
  readonly value: string;
}

/** A criterion as an item of `InsightList`; without a measure it has neither words nor a value. */
export function insightItem(result: CriterionResult): InsightItem {
  const { criterion, value, band } = result;
  return {
    id: String(criterion.id),
    label: criterion.label,
    phrase: band ? criterion.bandWords[band] : "",
    value: value === null ? "" : String(shownValue(criterion, value)),
  };
}

function scaleOf(
  criterion: Criterion,
  realAge?: number,
  margin = 0,
): Pick<Reading, "min" | "max" | "direction" | "bands" | "unit" | "scale"> {
  const { min, max, direction, unit } = criterion;
  return {
    ...(isAge(criterion) ? AGE_SCALE : { min, max }),
    direction,
    unit,
    scale: unit === "/4" ? "steps" : "continuous",
    bands: bandsOf(criterion, realAge, margin),
  };
}

function bandsOf(
  { thresholds, ageGap }: Criterion,
  realAge: number | undefined,
  margin: number,
): readonly ReadingBand[] {
  if (thresholds) {
    return [
      { tone: "priority" },
      { tone: "maintain", from: thresholds.medium },
      { tone: "strength", from: thresholds.good },
    ];
  }
  if (!ageGap || realAge === undefined) return [];
  // An age is no need to answer: the word of a priority never stands beside it. What the engine cannot tell from the real
  // age is near it, whatever the limits say.
  return [
    { tone: "maintain", label: "Au-dessus de l’âge réel" },
    { tone: "reference", from: realAge + Math.max(ageGap.medium, margin), label: "Proche de l’âge réel" },
    { tone: "strength", from: realAge + Math.min(ageGap.good, -margin), label: "Sous l’âge réel" },
  ];
}

/** An age has the words of its bands already; what it needs beside them is how wrong it may be. */
function phraseOf({ criterion, value, band, margin }: CriterionResult): Pick<Reading, "phrase"> {
  if (!isAge(criterion)) return band ? { phrase: criterion.bandWords[band] } : {};
  return value === null || margin === null ? {} : { phrase: `à ${formatAge(margin)} près` };
}

function referenceOf(realAge: number): { readonly value: number; readonly text: string } {
  return { value: realAge, text: typeset(`âge réel : ${formatAge(realAge)}`) };
}
