import type { Criterion } from "@carnation/domain/criterion";
import { type DisplaySettings, parseDisplaySettings } from "@carnation/product/ai-settings";
import { judgedCriteria, judgedOptions, judgeResult } from "@carnation/product/judgement";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { displaySettingsAtom, type ApplyThresholds } from "./useResult.ts";

const startingSettings = parseDisplaySettings({});

/** Those that are stored, or the starting ones. */
export const activeSettings = (settings: DisplaySettings | null): DisplaySettings =>
  settings ?? startingSettings;

/** A result by the limits that its diagnosis was judged by, shown as the settings say today. */
export const applyThresholds: ApplyThresholds = (result, diagnosis, settings) => {
  const { criteria = [], ...options } = judgedOptions(activeSettings(settings), diagnosis);
  return judgeResult(result, { criteria, ...options });
};

/** The criteria that the AI settings have on, in their order, with their texts; all until the settings are known. */
export function useShownCriteria(): readonly Criterion[] {
  const settings = useAtomValue(displaySettingsAtom);
  return useMemo(
    () => judgedCriteria(activeSettings(settings.status === "ready" ? settings.value : null).criteria, null),
    [settings],
  );
}
