import { isAge } from "../criterion/criteria.ts";
import type { DiagnosisComparison } from "./compareDiagnoses.ts";
import { type ChangedCriterion, type CriterionComparison, isChanged } from "./criterionComparison.ts";
import { comparabilitySentence } from "./comparabilityTexts.ts";
import { nextPhotoAdvice } from "./nextPhotoAdvice.ts";
import {
  ageSentence,
  incomparableSentence,
  leadSentence,
  limitsSentence,
  moveSentence,
  referralSentences,
  stableSentence,
} from "./recapTexts.ts";

/** What a sentence of a recap is about, in the order in which they are read: the better news first. */
export const recapParts = [
  "lead",
  "comparability",
  "progress",
  "stable",
  "watch",
  "ages",
  "uncertain",
  "incomparable",
  "referral",
  "limits",
  "next-photo",
] as const;

/** What a sentence of a recap is about. */
export type RecapPart = (typeof recapParts)[number];

/** One French sentence, or a few that belong together. */
export interface RecapSentence {
  readonly part: RecapPart;
  readonly text: string;
}

/** Criteria that a recap names in one sentence before it counts the others. */
export const RECAP_LIMIT = 3;

/** What the recap takes beside the comparison. */
export interface RecapOptions {
  /** Largest number of criteria named in a sentence. @default RECAP_LIMIT */
  readonly limit?: number | undefined;
}

/**
 * The written recap of a comparison: French, non-medical, the same text for the same comparison, with no model and
 * no clock. Ages and measures of low confidence stand apart, as indications; a hidden criterion is not in the
 * comparison and so is not told. Parts without anything to say are left out.
 */
export function recapSentences(
  comparison: DiagnosisComparison,
  { limit = RECAP_LIMIT }: RecapOptions = {},
): RecapSentence[] {
  const { criteria, comparability } = comparison;
  const changed = criteria.filter(isChanged);
  const skin = changed.filter(({ criterion }) => !isAge(criterion)).toSorted(largestFirst);
  const sure = skin.filter(({ confidence }) => confidence !== "low");
  const of = (verdict: CriterionComparison["verdict"]) => (one: CriterionComparison) =>
    one.verdict === verdict;
  const texts: Readonly<Record<RecapPart, readonly string[]>> = {
    lead: [leadSentence(comparison)],
    comparability: [comparabilitySentence(comparability)],
    progress: moveSentence("Progrès", sure.filter(of("improvement")), limit),
    stable: stableSentence(criteria.filter(of("stable")).toSorted(agesLast), limit),
    watch: moveSentence("À surveiller", sure.filter(of("watch")), limit),
    ages: changed.filter(({ criterion }) => isAge(criterion)).flatMap(ageSentence),
    uncertain: moveSentence(
      "Écarts indicatifs, à confirmer sur une prochaine photo",
      skin.filter(({ confidence }) => confidence === "low"),
      limit,
    ),
    incomparable: incomparableSentence(comparison),
    referral: referralSentences(criteria),
    limits: [limitsSentence],
    "next-photo": [nextPhotoAdvice(comparability)],
  };
  return recapParts.flatMap((part) => {
    const text = texts[part].join(" ");
    return text === "" ? [] : [{ part, text }];
  });
}

/** The paragraphs of the written recap. */
const paragraphs: readonly (readonly RecapPart[])[] = [
  ["lead", "comparability"],
  ["progress", "stable", "watch"],
  ["ages", "uncertain", "incomparable", "referral"],
  ["limits", "next-photo"],
];

/** The recap as one text: paragraphs separated by an empty line. */
export function recapText(comparison: DiagnosisComparison, options: RecapOptions = {}): string {
  const sentences = recapSentences(comparison, options);
  return paragraphs
    .map((parts) =>
      sentences
        .filter(({ part }) => parts.includes(part))
        .map(({ text }) => text)
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** Ages are indications, and no line to begin with. */
function agesLast(one: CriterionComparison, other: CriterionComparison): number {
  return Number(isAge(one.criterion)) - Number(isAge(other.criterion));
}

/** By the share of the scale that a criterion moved, so that steps, points and years can be ordered together. */
function largestFirst(one: ChangedCriterion, other: ChangedCriterion): number {
  return shareOfScale(other) - shareOfScale(one);
}

function shareOfScale({ criterion: { min, max }, delta }: ChangedCriterion): number {
  return Math.abs(delta) / (max - min);
}
