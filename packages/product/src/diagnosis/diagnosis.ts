import { parseMarkReviews, toStoredMarkReview } from "@carnation/domain/internal/mark";
import { type Observations, parseObservations } from "@carnation/domain/internal/observation";
import { type DiagnosisErrorCode, diagnosisErrorCodes } from "@carnation/domain/internal/photo";
import { dateSchema, optionalRelatedIdSchema, relatedIdsSchema } from "@carnation/domain/internal/wire";
import type { MarkReviews } from "@carnation/domain/result";
import type { Routine } from "@carnation/domain/routine";
import * as v from "valibot";
import { type Judgement, parseJudgement } from "../judgement/judgement.ts";
import { documentPaths } from "../path/documentPath.ts";
import {
  type DiagnosisRecommendations,
  parseDiagnosisRecommendations,
  toStoredDiagnosisRecommendations,
} from "../recommendation/diagnosisRecommendations.ts";
import { readRoutine, toStoredRoutine } from "../routine/storedRoutine.ts";
import { type DiagnosisCondition, parseConditions } from "./conditions.ts";
import { type DiagnosisState, diagnosisStates } from "./diagnosisState.ts";

/** One facial diagnosis of a professional. */
export interface Diagnosis {
  readonly id: string;
  /** The professional it belongs to. */
  readonly uid: string;
  readonly consent: boolean;
  /** Id of the end client; null for a quick diagnosis. */
  readonly customer: string | null;
  readonly enabledSubcategories: readonly string[];
  /** Holds what was said of the skin on that day; empty when nothing was. */
  readonly conditions: readonly DiagnosisCondition[];
  readonly state: DiagnosisState;
  /** Reason why the analysis failed; null unless the state is `error`. */
  readonly error: DiagnosisErrorCode | null;
  readonly created: Date;
  /** `file`: the result is stored as JSON beside the photo. */
  readonly resultSource: "file" | null;
  readonly engineVersion: string | null;
  /** Holds what it was judged by; null before its end, and of one of before that was kept: the starting values judge it. */
  readonly judgement: Judgement | null;
  /** The proposal of the day of the analysis; empty before that. */
  readonly recommendations: DiagnosisRecommendations;
  /** The care routine with the discount of its quote; empty until one is saved. */
  readonly routine: Routine;
  /** Holds what the professional saw for herself; beside the result, and never part of it. */
  readonly observations: Observations;
  /** Reviews by the professional of the marks that were proposed. */
  readonly markReviews: MarkReviews;
  /** Parts that are stored in a form that cannot be read; absent when all could. */
  readonly unreadable?: readonly DiagnosisPart[];
}

/** A part of a diagnosis that may be unreadable by itself. */
export type DiagnosisPart = "routine" | "customer";

const storedDiagnosis = v.object({
  uid: optionalRelatedIdSchema("users"),
  consent: v.fallback(v.boolean(), false),
  customer: optionalRelatedIdSchema("customers"),
  enabledSubcategories: relatedIdsSchema("subcategories"),
  conditions: v.optional(v.unknown()),
  state: v.picklist(diagnosisStates),
  error: v.nullish(v.fallback(v.picklist(diagnosisErrorCodes), "internal")),
  created: dateSchema,
  result_source: v.fallback(v.nullish(v.literal("file")), null),
  engine_version: v.fallback(v.nullish(v.string(), null), null),
  judgement: v.optional(v.unknown()),
  recommendations: v.optional(v.unknown()),
  routine: v.optional(v.unknown()),
  observations: v.optional(v.unknown()),
  mark_reviews: v.optional(v.unknown()),
});

/** Names of the fields under which a diagnosis is stored. */
export type DiagnosisField = keyof typeof storedDiagnosis.entries;

/**
 * Reads a stored diagnosis document.
 * @param id the document's id
 * @param fields the document's fields, with the timestamps and references of either Firebase SDK
 * @param path where it stands, which says whose it is; without it the document does
 * @throws {v.ValiError} when the document is not a diagnosis
 */
export function parseDiagnosis(id: string, fields: unknown, path = ""): Diagnosis {
  const { error, result_source, engine_version, mark_reviews, ...stored } = v.parse(storedDiagnosis, fields);
  const { routine, isWhole } = readRoutine(stored.routine);
  const { customer } = Object(fields) as { readonly customer?: unknown };
  const unreadable: DiagnosisPart[] = [];
  if (!isWhole) unreadable.push("routine");
  if (stored.customer === null && customer !== undefined && customer !== null) unreadable.push("customer");
  return {
    ...stored,
    id,
    uid: path.split("/")[1] ?? stored.uid ?? "",
    conditions: parseConditions(stored.conditions),
    error: stored.state === "error" ? (error ?? "internal") : null,
    resultSource: result_source ?? null,
    engineVersion: engine_version,
    judgement: parseJudgement(stored.judgement),
    recommendations: parseDiagnosisRecommendations(stored.recommendations),
    routine,
    observations: parseObservations(stored.observations),
    markReviews: parseMarkReviews(mark_reviews),
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/** The stored fields of a diagnosis. References are document paths, dates are `Date`. */
export interface StoredDiagnosis {
  readonly uid: string;
  readonly consent: boolean;
  readonly customer: string | null;
  readonly enabledSubcategories: readonly string[];
  readonly conditions: readonly DiagnosisCondition[];
  readonly state: DiagnosisState;
  readonly error: DiagnosisErrorCode | null;
  readonly created: Date;
  readonly result_source: "file" | null;
  readonly engine_version: string | null;
  readonly judgement: Judgement | null;
  readonly recommendations: ReturnType<typeof toStoredDiagnosisRecommendations>;
  readonly routine: Routine;
  readonly observations: Observations;
  readonly mark_reviews: Readonly<Record<string, ReturnType<typeof toStoredMarkReview>>>;
}

/** The fields to store for a diagnosis: `parseDiagnosis(id, toStoredDiagnosis(diagnosis))` equals it. */
export function toStoredDiagnosis(diagnosis: Diagnosis): StoredDiagnosis {
  const { uid, consent, customer, enabledSubcategories, state, error, created } = diagnosis;
  return {
    uid,
    consent,
    customer: customer === null ? null : documentPaths.customer(uid, customer),
    enabledSubcategories: enabledSubcategories.map(documentPaths.subcategory),
    conditions: diagnosis.conditions,
    state,
    error,
    created,
    result_source: diagnosis.resultSource,
    engine_version: diagnosis.engineVersion,
    judgement: diagnosis.judgement,
    recommendations: toStoredDiagnosisRecommendations(diagnosis.recommendations),
    routine: toStoredRoutine(diagnosis.routine),
    observations: diagnosis.observations,
    mark_reviews: Object.fromEntries(
      Object.entries(diagnosis.markReviews).map(([id, review]) => [id, toStoredMarkReview(review)]),
    ),
  };
}
