import type { DocumentState } from "@carnation/data";
import type { DiagnosisResult } from "@carnation/domain/result";
import type { DisplaySettings } from "@carnation/product/ai-settings";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { atom, type Atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { readResult } from "./diagnosisReads.ts";
import { type Reading, useFileReading } from "../watch/useReading.ts";
import { watchAtom } from "../watch/watchAtom.ts";
import { loading, type Loaded } from "../state/queryState.ts";

const storedSettingsAtom = watchAtom<DocumentState<DisplaySettings>>((workspace, onNext, onError) =>
  workspace.displaySettings.watch(onNext, onError),
);

/**
 * Gives what the AI settings say of how results are shown; null for the starting ones, also where none could be read: a result is
 * not kept from whoever has it.
 */
export const displaySettingsAtom: Atom<Loaded<DisplaySettings | null>> = atom((get) => {
  const stored = get(storedSettingsAtom);
  if (stored.status === "loading" || stored.status === "ready") return stored;
  return { status: "ready", value: null };
});

/** Judges a result by what its diagnosis keeps; `judged`, which brings the texts of all criteria with it. */
export type ApplyThresholds = (
  result: DiagnosisResult,
  diagnosis: Pick<Diagnosis, "judgement" | "markReviews">,
  settings: DisplaySettings | null,
) => DiagnosisResult;

/** A diagnosis whose result is judged. */
export interface DiagnosisToJudge {
  readonly diagnosis: Pick<Diagnosis, "judgement" | "markReviews">;
  readonly judge: ApplyThresholds;
}

/**
 * Reads the result of a diagnosis, as it was judged.
 * @param id whose result is read, as soon as it is known; `null` to wait
 * @param of undefined while it is on its way, and its result with it
 */
export function useResult(id: string | null, of: DiagnosisToJudge | undefined): Reading<DiagnosisResult> {
  const { reading, retry } = useFileReading(id, readResult);
  const settings = useAtomValue(displaySettingsAtom);
  const { diagnosis, judge } = of ?? {};
  const known = useMemo((): Loaded<DiagnosisResult> => {
    if (reading.status !== "ready") return reading;
    if (diagnosis === undefined || judge === undefined || settings.status !== "ready") return loading;
    return { status: "ready", value: judge(reading.value, diagnosis, settings.value) };
  }, [reading, diagnosis, judge, settings]);
  return { reading: known, retry };
}
