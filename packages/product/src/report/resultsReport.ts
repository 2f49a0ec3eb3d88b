import { type Band, bandLabels, type CriterionId, isAge, shownValue } from "@carnation/domain/criterion";
import { formatDate, formatDateTime, formatList, isoDay } from "@carnation/domain/format";
import { LIMITS_SENTENCE } from "@carnation/domain/internal/comparison";
import { lowerFirst } from "@carnation/domain/internal/text";
import type { CriterionResult, DiagnosisResult } from "@carnation/domain/result";
import { priorities, strengths, synthesis } from "@carnation/domain/summary";
import { excerpt, typeset } from "@carnation/domain/text";
import { insightItem } from "@carnation/domain/ui";
import { type Customer, customerLabel } from "../customer/customer.ts";
import { type ReportEmitter, reportEmitter, type ReportProfile } from "./reportEmitter.ts";
import { consentNote } from "./consentNote.ts";
import { type ValueScale, valueScale } from "./reportScale.ts";

/** One criterion of the results of one photo. */
export interface ResultsRow {
  readonly id: CriterionId;
  readonly label: string;
  /** The criterion's own words for what is seen: « Rougeurs modérées ». */
  readonly phrase: string;
  /** « 78/100 » */
  readonly value: string;
  /** Null for a measure of low confidence, which is indicative. */
  readonly band: Band | null;
  readonly bandLabel: string;
  /** « ± 5 points »; empty without a margin. */
  readonly margin: string;
  readonly scale: ValueScale;
}

/** Strengths or priorities, with the words of each. */
export interface ResultsHighlights {
  readonly title: string;
  /** « Uniformité : teint homogène » */
  readonly items: readonly string[];
}

/** Describes what the results of one photo say to the client, in French: the words are here, the drawing is the document's. */
export interface ResultsReport {
  /** Of the file and its window. */
  readonly title: string;
  /** « Résultats de peau - Anaïs Morel - 2026-11-29.pdf » */
  readonly fileName: string;
  readonly subject: string;
  readonly heading: string;
  /** « photo du 29 novembre 2026, 16 h 51 » */
  readonly period: string;
  readonly issued: Date;
  /** « Établi le 29 novembre 2026 » */
  readonly dated: string;
  readonly emitter: ReportEmitter;
  /** Empty for a quick diagnosis. */
  readonly client: string;
  /** Words for the photo, for whoever does not see it. */
  readonly photoAlt: string;
  readonly synthesis: string;
  readonly highlights: readonly ResultsHighlights[];
  readonly rows: readonly ResultsRow[];
  /** Criteria that are looked at or were not measured; empty without any. */
  readonly unscored: string;
  /** By which rule strengths and priorities are named. */
  readonly rule: string;
  readonly limits: string;
  readonly consent: string;
  readonly footer: readonly string[];
}

/** Describes what the results of a photo are made of. */
export interface ResultsReportInput {
  readonly result: DiagnosisResult;
  /** Criteria that the client is not shown: those that the professional hides, and perceived ages. */
  readonly hidden: readonly CriterionId[];
  readonly profile: ReportProfile;
  /** Null for a quick diagnosis. */
  readonly customer: Pick<Customer, "firstname" | "lastname"> | null;
  /** Moment when the photo was taken. */
  readonly taken: Date;
  readonly issued: Date;
}

/** Title of the document, and begin of the mail's object. */
const HEADING = "Vos résultats de peau";

/** Longest name of a client, UTF-16 units. */
const CLIENT_MAX = 130;

/** The results of one photo as a document. Hidden criteria and ages are nowhere in it. */
export function resultsReport(input: ResultsReportInput): ResultsReport {
  const { result, hidden, profile, customer, taken, issued } = input;
  const emitter = reportEmitter(profile);
  const client = customer === null ? "" : excerpt(customerLabel(customer), CLIENT_MAX);
  const shown = result.criteria.filter(
    ({ criterion }) => !hidden.includes(criterion.id) && !isAge(criterion),
  );
  const shownOnly = { ...result, criteria: shown };
  const day = formatDate(taken);
  return {
    title: [HEADING, client].filter((text) => text !== "").join(", "),
    fileName: `${["Résultats de peau", client, isoDay(taken)].filter((text) => text !== "").join(" - ")}.pdf`,
    subject: `${HEADING} du ${day}`,
    heading: HEADING,
    period: `photo du ${formatDateTime(taken)}`,
    issued,
    dated: `Établi le ${formatDate(issued)}`,
    emitter,
    client,
    photoAlt: typeset([client, `visage photographié le ${day}`].filter((text) => text !== "").join(" : ")),
    synthesis: synthesis(shownOnly),
    highlights: [
      { title: "Vos points forts", items: strengths(shownOnly).map(highlightOf) },
      { title: "À améliorer ensemble", items: priorities(shownOnly).map(highlightOf) },
    ].filter(({ items }) => items.length > 0),
    rows: shown.flatMap(rowOf),
    unscored: unscoredSentence(shown),
    rule: typeset(
      "Un point fort ou une priorité demande une mesure de confiance moyenne ou élevée ; les autres valeurs sont indicatives.",
    ),
    limits: LIMITS_SENTENCE,
    consent: consentNote(emitter),
    footer: ["Observation cosmétique", client, day, emitter.name].filter((text) => text !== ""),
  };
}

function highlightOf(result: CriterionResult): string {
  const { label, phrase } = insightItem(result);
  return typeset(`${label} : ${lowerFirst(phrase)}`);
}

function rowOf(result: CriterionResult): ResultsRow[] {
  const { criterion, value, band, confidence, margin } = result;
  if (value === null) return [];
  const isSure = confidence !== "low";
  const amount = Math.max(criterion.stable, Math.ceil(margin ?? 0));
  return [
    {
      id: criterion.id,
      label: criterion.label,
      phrase: insightItem(result).phrase,
      value: `${shownValue(criterion, value)}${criterion.unit}`,
      band: isSure ? band : null,
      bandLabel: isSure && band !== null ? bandLabels[band] : "Indicatif",
      margin: criterion.unit === "/100" && amount > 0 ? `±\u00A0${amount}\u00A0points` : "",
      scale: valueScale(criterion, shownValue(criterion, value), {
        band: isSure ? band : null,
        margin: amount,
      }),
    },
  ];
}

/** « À observer, sans score : rougeurs et pores. Non évalué sur cette photo : ovale du visage. » */
function unscoredSentence(results: readonly CriterionResult[]): string {
  const named = (isObserved: boolean): string[] =>
    results
      .filter(({ value, reason }) => value === null && (reason === "observed") === isObserved)
      .map(({ criterion }) => lowerFirst(criterion.label));
  const [observed, missing] = [named(true), named(false)];
  return [
    ...(observed.length === 0 ? [] : [`À observer, sans score\u00A0: ${formatList(observed)}.`]),
    ...(missing.length === 0 ? [] : [`Non évalué sur cette photo\u00A0: ${formatList(missing)}.`]),
  ].join(" ");
}
