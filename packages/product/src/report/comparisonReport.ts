import {
  type ComparabilityLevel,
  comparabilitySentence,
  type ComparedPhoto,
  comparedPhotos,
  type CriterionComparison,
  type DiagnosisComparison,
  isChanged,
  type Verdict,
} from "@carnation/domain/comparison";
import { formatDelta, plural } from "@carnation/domain/format";
import { formatPhotoDate } from "@carnation/domain/internal/format";
import {
  nextPhotoAdvice,
  type RecapPart,
  recapSentences,
  verdicts,
} from "@carnation/domain/internal/comparison";
import { emptyRoutine, type Routine } from "@carnation/domain/routine";
import { excerpt, typeset } from "@carnation/domain/text";
import {
  COMPARISON_REPORT_TITLE,
  comparisonPeriod,
  comparisonReportSubject,
} from "../comparison/comparisonReportSubject.ts";
import { type Customer, customerLabel } from "../customer/customer.ts";
import { consentNote } from "./consentNote.ts";
import { reportCare, type ReportCare } from "./reportCare.ts";
import { reportDetails } from "./reportDetails.ts";
import { type ReportEmitter, reportEmitter, type ReportProfile } from "./reportEmitter.ts";
import { type RecapToReport, type ReportRecap, reportRecap } from "./reportRecap.ts";
import { inOrderOfTelling, type ReportGroup, reportGroups, unmeasuredSentence } from "./reportRows.ts";

/** One of the two photos of a report. */
export interface ReportPhoto {
  /** « Avant, 12 juin 2026 » */
  readonly caption: string;
  /** Holds what it shows, for whoever does not see it. */
  readonly alt: string;
}

/** Count of how many criteria have a verdict. */
export interface ReportCount {
  readonly verdict: Verdict;
  readonly count: number;
  /** Agrees with the number: « améliorations ». */
  readonly label: string;
}

/** A criterion whose masks show where it changed. */
export interface ReportMask {
  /** « Rougeurs » */
  readonly label: string;
  /** Names of its masks, as mask files list them. */
  readonly masks: readonly string[];
  readonly verdict: Verdict;
  /** « +8 points » */
  readonly change: string;
  /** Holds what both photos with these masks show, for whoever does not see them. */
  readonly alt: string;
}

/** Describes what a comparison report says, in French: the words are here, the drawing is the document's. */
export interface ComparisonReport {
  /** Of the file: « Votre comparaison de peau du 12 juin au 21 novembre 2026 ». */
  readonly title: string;
  /** Printed: « Votre comparaison de peau », and below it the dates. */
  readonly heading: string;
  readonly period: string;
  readonly issued: Date;
  readonly emitter: ReportEmitter;
  readonly client: string;
  readonly photos: Readonly<Record<ComparedPhoto, ReportPhoto>>;
  /** Says that there are numbers only, and why; null when both photos are there. */
  readonly withoutPhotos: string | null;
  readonly comparability: { readonly level: ComparabilityLevel; readonly sentence: string };
  readonly counts: readonly ReportCount[];
  readonly groups: readonly ReportGroup[];
  /** Criteria that neither photo measures; empty without any. */
  readonly unmeasured: string;
  /** Changed criteria with masks, the most telling ones first. */
  readonly masks: readonly ReportMask[];
  readonly details: readonly string[];
  readonly recap: ReportRecap;
  /** The care between the two photos; null when none was advised. */
  readonly care: ReportCare | null;
  /** Holds what follows: the professional's own sentence, then how to take the next photo. */
  readonly nextSteps: readonly string[];
  readonly limits: string;
  readonly consent: string;
  /** At the foot of every page, beside each other: « Observation cosmétique », the client, the dates, the emitter. */
  readonly footer: readonly string[];
}

/** Describes what a report is made of. */
export interface ComparisonReportInput {
  readonly comparison: DiagnosisComparison;
  /** The stored recap; null for the one that rules write. */
  readonly recap: RecapToReport | null;
  /** The sentence under a generated recap that was stored without one. @default "" */
  readonly disclaimer?: string | undefined;
  readonly profile: ReportProfile;
  readonly customer: Pick<Customer, "firstname" | "lastname">;
  readonly issued: Date;
  /** The routine of the older diagnosis. @default none */
  readonly routine?: Routine | undefined;
  /** Photos that are no longer there. @default none */
  readonly missingPhotos?: readonly ComparedPhoto[] | undefined;
  /** Holds what the professional proposes next; empty for nothing. @default "" */
  readonly nextStep?: string | undefined;
}

/** Longest name of a client, UTF-16 units. */
const CLIENT_MAX = 130;

/** Longest text about what comes next, UTF-16 units. */
const NEXT_STEP_MAX = 600;

const countWords: Readonly<Record<Verdict, readonly [one: string, several: string]>> = {
  improvement: ["amélioration", "améliorations"],
  watch: ["à surveiller", "à surveiller"],
  unconfirmed: ["à confirmer", "à confirmer"],
  stable: ["stable", "stables"],
  incomparable: ["non comparable", "non comparables"],
};

/** The report of a comparison. Hidden criteria are not in the comparison, and so nowhere in the report. */
export function comparisonReportOf(input: ComparisonReportInput): ComparisonReport {
  const {
    comparison,
    recap,
    profile,
    customer,
    issued,
    routine = emptyRoutine,
    missingPhotos = [],
    nextStep = "",
    disclaimer = "",
  } = input;
  const { comparability, counts } = comparison;
  const emitter = reportEmitter(profile);
  const client = excerpt(customerLabel(customer), CLIENT_MAX);
  const period = comparisonPeriod(comparison);
  const told = comparison.criteria.toSorted(inOrderOfTelling);
  return {
    title: comparisonReportSubject(comparison),
    heading: COMPARISON_REPORT_TITLE,
    period,
    issued,
    emitter,
    client,
    photos: {
      before: photoOf("Avant", comparison.before.created, comparison.after.created, client),
      after: photoOf("Après", comparison.after.created, comparison.before.created, client),
    },
    withoutPhotos: withoutPhotos(comparison, missingPhotos),
    comparability: { level: comparability.level, sentence: comparabilitySentence(comparability) },
    counts: verdicts
      .filter((verdict) => counts[verdict] > 0)
      .map((verdict) => ({
        verdict,
        count: counts[verdict],
        label: plural(counts[verdict], ...countWords[verdict]),
      })),
    groups: reportGroups(told),
    unmeasured: unmeasuredSentence(told),
    masks: masksOf(comparison, told),
    details: reportDetails(told),
    care: reportCare(routine, comparison.before.created),
    recap: reportRecap(comparison, recap, emitter.person, disclaimer),
    nextSteps: [typeset(excerpt(nextStep, NEXT_STEP_MAX)), nextPhotoAdvice(comparability)].filter(
      (text) => text !== "",
    ),
    limits: partOf(comparison, "limits"),
    consent: consentNote(emitter),
    footer: ["Observation cosmétique", client, period, emitter.name],
  };
}

function photoOf(when: string, taken: Date, other: Date, client: string): ReportPhoto {
  const date = formatPhotoDate(taken, [other]);
  return { caption: `${when}, ${date}`, alt: typeset(`${client} : visage photographié le ${date}`) };
}

/** The changed criteria that masks can show. */
function masksOf({ before, after }: DiagnosisComparison, told: readonly CriterionComparison[]): ReportMask[] {
  const moments = [before.created, after.created];
  const dates = moments.map((taken) => formatPhotoDate(taken, moments)).join(" et du ");
  return told
    .filter(isChanged)
    .filter(({ criterion }) => criterion.masks.length > 0)
    .map(({ criterion, delta, verdict }) => {
      const { label } = criterion;
      const change = formatDelta(criterion, delta);
      const alt = typeset(`${label}, ${change} : zones relevées sur les photos du ${dates}`);
      return { label, masks: criterion.masks.map(({ name }) => name), verdict, change, alt };
    });
}

/** Tells why there are numbers only; null when both photos are there. */
function withoutPhotos(
  { before, after }: DiagnosisComparison,
  missing: readonly ComparedPhoto[],
): string | null {
  const dates = comparedPhotos
    .filter((photo) => missing.includes(photo))
    .map((photo) =>
      formatPhotoDate((photo === "before" ? before : after).created, [before.created, after.created]),
    );
  const [first, second] = dates;
  if (first === undefined) return null;
  const subject =
    second === undefined ? `La photo du ${first} a été effacée` : "Les deux photos ont été effacées";
  return typeset(`${subject} : ce rapport présente les mesures seules.`);
}

/** The fixed sentence of a part, as the written recap has it. */
function partOf(comparison: DiagnosisComparison, wanted: RecapPart): string {
  return recapSentences(comparison)
    .filter(({ part }) => part === wanted)
    .map(({ text }) => text)
    .join(" ");
}
