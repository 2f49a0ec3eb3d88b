import type { KnownDocument } from "@carnation/data";
import {
  type Criterion,
  type Diagnosis,
  type DiagnosisResult,
  type DisplaySettings,
  judgedCriteria,
  judgedOptions,
  judgeResult,
  parseDisplaySettings,
} from "@carnation/domain";
import { atom, type Atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { readResult } from "./diagnosisReads.ts";
import { type Reading, useFileReading } from "./state/useReading.ts";
import { watchAtom } from "./state/watchAtom.ts";
import { loading, type Loaded } from "./state/watched.ts";

const startingSettings = parseDisplaySettings({});

const storedSettingsAtom = watchAtom<KnownDocument<DisplaySettings>>((workspace, onNext, onError) =>
  workspace.displaySettings.watch(onNext, onError),
);

/**
 * What the AI settings say of how results are shown. Without any that could be read they are the starting ones: a result is
 * not kept from whoever has it.
 */
export const displaySettingsAtom: Atom<Loaded<DisplaySettings>> = atom((get) => {
  const stored = get(storedSettingsAtom);
  if (stored.status === "loading" || stored.status === "ready") return stored;
  return { status: "ready", value: startingSettings };
});

/** The criteria that the AI settings have on, in their order, with their texts; all until the settings are known. */
export function useShownCriteria(): readonly Criterion[] {
  const settings = useAtomValue(displaySettingsAtom);
  return useMemo(
    () => judgedCriteria((settings.status === "ready" ? settings.value : startingSettings).criteria, null),
    [settings],
  );
}

/** A result by the limits that its diagnosis was judged by, shown as the settings say today. */
export function judged(
  result: DiagnosisResult,
  { judgement }: Pick<Diagnosis, "judgement">,
  settings: DisplaySettings,
): DiagnosisResult {
  const { criteria = [], jowlsScale } = judgedOptions(settings, judgement);
  return judgeResult(result, { criteria, jowlsScale });
}

/**
 * Reads the result of a diagnosis, as it was judged.
 * @param id whose result is read, as soon as it is known; `null` to wait
 * @param diagnosis undefined while it is on its way, and its result with it
 */
export function useResult(
  id: string | null,
  diagnosis: Pick<Diagnosis, "judgement"> | undefined,
): Reading<DiagnosisResult> {
  const { reading, retry } = useFileReading(id, readResult);
  const settings = useAtomValue(displaySettingsAtom);
  const known = useMemo((): Loaded<DiagnosisResult> => {
    if (reading.status !== "ready") return reading;
    if (diagnosis === undefined || settings.status !== "ready") return loading;
    return { status: "ready", value: judged(reading.value, diagnosis, settings.value) };
  }, [reading, diagnosis, settings]);
  return { reading: known, retry };
}
