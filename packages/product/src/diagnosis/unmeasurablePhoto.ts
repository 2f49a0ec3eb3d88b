import { isAge } from "@carnation/domain/criterion";
import type { DiagnosisErrorCode } from "@carnation/domain/internal/photo";
import type { DiagnosisResult, NotMeasuredReason } from "@carnation/domain/result";

/** The error of a whole photo for each reason of a criterion; other reasons say nothing of the photo. */
const photoProblems: Readonly<Partial<Record<NotMeasuredReason, DiagnosisErrorCode>>> = {
  "face-too-small": "too-small",
  "area-hidden": "face-covered",
  "hidden-by-hair": "face-covered",
  "hidden-by-beard": "face-covered",
  "hidden-by-glasses": "face-covered",
  "hidden-by-object": "face-covered",
  "in-shadow": "side-light",
  expression: "low-quality",
  "low-quality": "low-quality",
};

/**
 * Tells why a photo shows nothing that can be measured: it is then refused and can be taken again, instead of a diagnosis
 * without a single score. An age alone is no measure of the skin.
 * @param result as the engine wrote it, read with every criterion scored
 * @returns what most criteria miss; null where something was measured, or the engine gave no reason
 */
export function unmeasurablePhoto({
  criteria,
}: Pick<DiagnosisResult, "criteria">): DiagnosisErrorCode | null {
  const skin = criteria.filter(({ criterion }) => !isAge(criterion));
  if (skin.some(({ value }) => value !== null)) return null;
  const counts = new Map<DiagnosisErrorCode, number>();
  for (const { reason } of skin) {
    const problem = reason === null ? undefined : photoProblems[reason];
    if (problem !== undefined) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}
