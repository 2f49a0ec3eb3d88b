import type { Criterion, CriterionId } from "@carnation/domain/criterion";
import {
  type AiEnvironment,
  type AiSettings,
  type AiSettingsChange,
  aiSettingsDraftChanges,
  aiSettingsForm,
  type AiSettingsValues,
  type AiSettingsWarning,
  aiSettingsWarnings,
  type CriterionSettings,
  criterionSettingsForm,
} from "@carnation/product/ai-settings";
import * as v from "valibot";
import type { AiSettingsFormState } from "./aiSettings.ts";

/** Describes what is typed and not published yet. */
export interface Draft {
  /** Differences from the version that the fields were opened with. */
  readonly changes: readonly AiSettingsChange[];
  /** Holds what could be saved as it stands; null while something is to be corrected. */
  readonly values: AiSettingsValues | null;
  /** Remarks on it, as far as it can be saved. */
  readonly warnings: readonly AiSettingsWarning[];
  /** Gives what is typed of a criterion; those in force while that makes no sense. */
  readonly criterion: (criterion: Criterion) => CriterionSettings;
  /** Gives what the fields of a criterion show, whether it makes sense or not: for what is read, not judged by. */
  readonly shown: (criterion: Criterion) => CriterionSettings;
}

/**
 * Reads the fields as they are typed.
 * @param settings those in force, which stand for what is typed while it makes no sense
 */
export function useDraft(
  form: AiSettingsFormState,
  settings: AiSettings,
  environment: AiEnvironment | null,
): Draft {
  const typed = form.methods.watch();
  const read = v.safeParse(aiSettingsForm, typed);
  const values = read.success ? read.output : null;
  return {
    changes: form.dirty ? aiSettingsDraftChanges(form.methods.formState.defaultValues ?? {}, typed) : [],
    values,
    warnings: values === null ? [] : aiSettingsWarnings(values, environment),
    criterion: ({ id }) => criterionIn(typed.criteria[id], id) ?? settings.criteria[id],
    shown: ({ id }) => {
      const inForce = settings.criteria[id];
      const { enabled, scored, good, medium } = typed.criteria[id] ?? inForce;
      return {
        ...inForce,
        enabled: enabled === true,
        scored: scored === true,
        good: numberOf(good) ?? inForce.good,
        medium: numberOf(medium) ?? inForce.medium,
      };
    },
  };
}

/** A number that was typed; null while the text is none. */
export function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

function criterionIn(typed: unknown, id: CriterionId): CriterionSettings | null {
  const own = v.safeParse(criterionSettingsForm(id), typed);
  return own.success ? own.output : null;
}
