import type { DiagnosisFiles } from "@carnation/data";
import { toCarnationError } from "@carnation/domain/error";
import type { DiagnosisResult } from "@carnation/domain/result";
import type { Diagnosis } from "@carnation/product/diagnosis";

/** A separator that no id has. */
const SEPARATOR = "/";

/** The finished ones among some diagnoses, as the key under which their results are read; null without any. */
export function finishedKey(diagnoses: readonly Pick<Diagnosis, "id" | "state">[]): string | null {
  const ids = diagnoses.filter(({ state }) => state === "done").map(({ id }) => id);
  return ids.length === 0 ? null : ids.join(SEPARATOR);
}

/** Reads the results of several diagnoses, by id. One that is missing or damaged is left out; the rest can be shown. */
export async function readResults(
  files: DiagnosisFiles,
  key: string,
): Promise<ReadonlyMap<string, DiagnosisResult>> {
  const read = await Promise.all(
    key.split(SEPARATOR).map(async (id): Promise<[string, DiagnosisResult][]> => {
      try {
        return [[id, await files.result(id)]];
      } catch (failure) {
        if (["not-found", "damaged"].includes(toCarnationError(failure).code)) return [];
        throw failure;
      }
    }),
  );
  return new Map(read.flat());
}
