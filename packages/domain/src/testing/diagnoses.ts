import { parseDiagnosisResult } from "../result/parseDiagnosisResult.ts";
import type { ResultEntry } from "../result/resultEntry.ts";
import { area, entry } from "./resultEntries.ts";
import {
  compareDiagnoses,
  type CompareDiagnosesOptions,
  type DiagnosisComparison,
  type DiagnosisToCompare,
} from "../comparison/compareDiagnoses.ts";

/** A photo without any fault. */
export const perfectPhoto = {
  sharpness_score: 90,
  exposure_score: 95,
  lighting_score: 92,
  face_size_score: 100,
  pose_score: 94,
} as const;

/** The entry of image quality. */
export function quality(
  value: number,
  measures: Readonly<Record<string, number>> = perfectPhoto,
): ResultEntry {
  return { ...entry(43, value), result: { area_results: [area("face", value, measures)] } };
}

/** Entries of one value for each criterion. */
export function scores(values: Readonly<Record<number, number>>): ResultEntry[] {
  return Object.entries(values).map(([id, value]) => entry(Number(id), value));
}

/** A finished diagnosis of Anaïs by Claire, on a good photo unless the entries say otherwise. */
export function diagnosis(
  entries: readonly ResultEntry[],
  changes: Partial<DiagnosisToCompare> = {},
): DiagnosisToCompare {
  return {
    id: "d1",
    uid: "claire",
    customer: "anais",
    created: new Date("2026-06-12T09:00:00Z"),
    state: "done",
    engineVersion: "1.0.0",
    result: parseDiagnosisResult([quality(93), ...entries]),
    ...changes,
  };
}

/** The same, five months later. */
export function laterDiagnosis(
  entries: readonly ResultEntry[],
  changes: Partial<DiagnosisToCompare> = {},
): DiagnosisToCompare {
  return diagnosis(entries, { id: "d2", created: new Date("2026-11-21T09:00:00Z"), ...changes });
}

/** The comparison of two diagnoses that are a pair. */
export function compared(
  one: DiagnosisToCompare,
  other: DiagnosisToCompare,
  options: CompareDiagnosesOptions = {},
): DiagnosisComparison {
  const outcome = compareDiagnoses(one, other, options);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.comparison;
}
