import { isAge } from "../criterion/criteria.ts";
import type { CriterionId } from "../criterion/criterion.ts";
import { formatCount, plural } from "../format/countFormat.ts";
import { formatDate, formatTime } from "../format/dateFormat.ts";
import { formatList } from "../format/listFormat.ts";
import { formatNumber } from "../format/numberFormat.ts";
import { formatDelta } from "../format/scoreFormat.ts";
import { lowerFirst, upperFirst } from "../text/firstLetter.ts";
import { typeset } from "../text/typeset.ts";
import { comparabilitySentence } from "./comparability.ts";
import type { DiagnosisComparison } from "./compareDiagnoses.ts";
import {
  type ChangedCriterion,
  type CriterionComparison,
  isChanged,
  isUnconfirmed,
  type UnconfirmedCriterion,
} from "./criterionComparison.ts";
import { formatAgeDelta } from "./deltaFormat.ts";
import { nextPhotoAdvice } from "./nextPhotoAdvice.ts";

/** Holds what a sentence of a recap is about, in the order in which they are read: the better news first. */
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

/** Describes what a sentence of a recap is about. */
export type RecapPart = (typeof recapParts)[number];

/** One French sentence, or a few that belong together. */
export interface RecapSentence {
  readonly part: RecapPart;
  readonly text: string;
}

/** Criteria that a recap names in one sentence before it counts the others. */
export const RECAP_LIMIT = 3;

/** Describes what the recap takes beside the comparison. */
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
  const unconfirmed = criteria.filter(isUnconfirmed);
  const of = (verdict: CriterionComparison["verdict"]) => (one: CriterionComparison) =>
    one.verdict === verdict;
  const texts: Readonly<Record<RecapPart, readonly string[]>> = {
    lead: [leadSentence(comparison)],
    comparability: [comparabilitySentence(comparability)],
    progress: moveSentence("Progrès", skin.filter(of("improvement")), limit),
    stable: stableSentence(criteria.filter(of("stable")).toSorted(agesLast), limit),
    watch: moveSentence("À surveiller", skin.filter(of("watch")), limit),
    ages: [...changed, ...unconfirmed].filter(({ criterion }) => isAge(criterion)).flatMap(ageSentence),
    uncertain: moveSentence(
      "À confirmer sur une prochaine photo",
      unconfirmed.filter(({ criterion }) => !isAge(criterion)).toSorted(largestFirst),
      limit,
    ),
    incomparable: incomparableSentence(comparison),
    referral: referralSentences(criteria),
    limits: [LIMITS_SENTENCE],
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

/** A criterion that moved, surely or not. */
type MovedCriterion = ChangedCriterion | UnconfirmedCriterion;

/** By the share of the scale that a criterion moved, so that steps, points and years can be ordered together. */
function largestFirst(one: MovedCriterion, other: MovedCriterion): number {
  return shareOfScale(other) - shareOfScale(one);
}

function shareOfScale({ criterion: { min, max }, delta }: MovedCriterion): number {
  return Math.abs(delta) / (max - min);
}

const PIGMENTATION_ID: CriterionId = 39;
const ACNE_ID: CriterionId = 36;

/** Shown score of Acne below which its advice sends a client to a doctor (CRITERIA C, 36). */
const ACNE_REFERRAL_BELOW = 50;

/** Printed under every recap (CRITERIA A.8). */
export const LIMITS_SENTENCE = /* @__PURE__ */ typeset(
  "Ces mesures décrivent l’aspect de la peau sur les photos ; elles ne remplacent pas l’avis d’un médecin.",
);

/** "Entre le 12 juin 2026 et le 21 novembre 2026, 6 critères progressent, 5 restent stables et 1 est à surveiller." */
function leadSentence({ counts, before, after }: DiagnosisComparison): string {
  const [from, to] = [formatDate(before.created), formatDate(after.created)];
  const times = `${formatTime(before.created)} et ${formatTime(after.created)}`;
  const period = from === to ? `entre les deux photos du ${from} (${times})` : `entre le ${from} et le ${to}`;
  const { improvement, stable, watch, unconfirmed } = counts;
  if (improvement + stable + watch + unconfirmed === 0) return `Aucun critère n’a pu être comparé ${period}.`;
  if (improvement + watch + unconfirmed === 0) {
    const same =
      stable === 1
        ? "le critère comparé reste stable"
        : `les ${formatCount(stable, "critère comparé", "critères comparés")} restent stables`;
    return typeset(`${upperFirst(period)}, aucun changement significatif : ${same}.`);
  }
  const clauses = [
    { count: improvement, verb: plural(improvement, "progresse", "progressent") },
    { count: stable, verb: plural(stable, "reste stable", "restent stables") },
    { count: watch, verb: plural(watch, "est à surveiller", "sont à surveiller") },
    { count: unconfirmed, verb: plural(unconfirmed, "est à confirmer", "sont à confirmer") },
  ].filter(({ count }) => count > 0);
  const told = clauses.map(({ count, verb }, index) => {
    const subject = index === 0 ? formatCount(count, "critère", "critères") : formatNumber(count);
    return `${subject} ${verb}`;
  });
  return `${upperFirst(period)}, ${formatList(told)}.`;
}

/** "Progrès : imperfections (+6 points) et ovale du visage (+1 niveau)."; nothing without criteria. */
function moveSentence(heading: string, criteria: readonly MovedCriterion[], limit: number): string[] {
  const moves = criteria.map(
    ({ criterion, delta }) => `${nameOf(criterion)} (${formatDelta(criterion, delta)})`,
  );
  return listSentence(heading, moves, limit);
}

/** "Stables (écart non significatif) : pores et fermeté."; nothing without criteria. */
function stableSentence(criteria: readonly CriterionComparison[], limit: number): string[] {
  const heading = criteria.length > 1 ? "Stables" : "Stable";
  const names = criteria.map(({ criterion }) => nameOf(criterion));
  return listSentence(`${heading} (écart non significatif)`, names, limit);
}

/** "Âge perçu du regard : 4 ans de moins (estimation indicative)." */
function ageSentence({ criterion, delta }: MovedCriterion): string[] {
  return [typeset(`${criterion.label} : ${formatAgeDelta(delta)} (estimation indicative).`)];
}

/**
 * Names the criteria that one photo alone could measure. What neither photo measures is no news, and when nothing
 * at all can be compared the lead and the comparability have said so.
 */
function incomparableSentence({ criteria }: DiagnosisComparison): string[] {
  if (criteria.every(({ verdict }) => verdict === "incomparable")) return [];
  const names = criteria
    .filter(
      ({ obstacle }) => obstacle?.kind === "not-measured-before" || obstacle?.kind === "not-measured-after",
    )
    .map(({ criterion }) => nameOf(criterion));
  return listSentence("Comparaison impossible, faute de mesure sur l’une des photos", names, names.length);
}

/** Tells when a doctor must be seen rather than an aesthetician: fixed texts, no disease is named (CRITERIA C, 36 and 39). */
function referralSentences(criteria: readonly CriterionComparison[]): string[] {
  return criteria.flatMap(({ criterion: { id }, verdict, tendency, after }) => {
    const isWorse = verdict === "watch" || (verdict === "unconfirmed" && tendency === "worse");
    if (id === PIGMENTATION_ID && isWorse) {
      return ["Toute tache récente ou qui change doit être montrée à un médecin."];
    }
    if (id === ACNE_ID && after !== null && after < ACNE_REFERRAL_BELOW) {
      return ["Des imperfections nombreuses, douloureuses ou persistantes justifient l’avis d’un médecin."];
    }
    return [];
  });
}

function listSentence(heading: string, items: readonly string[], limit: number): string[] {
  if (items.length === 0) return [];
  const rest = items.length - limit;
  const others = formatCount(rest, "autre critère", "autres critères");
  const named = rest > 0 ? [...items.slice(0, limit), others] : items;
  return [typeset(`${heading} : ${formatList(named)}.`)];
}

/** The one name of a criterion, inside a sentence. */
function nameOf({ label }: CriterionComparison["criterion"]): string {
  return lowerFirst(label);
}
