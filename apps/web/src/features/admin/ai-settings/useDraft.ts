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
  };
}

function criterionIn(typed: unknown, id: CriterionId): CriterionSettings | null {
  const own = v.safeParse(criterionSettingsForm(id), typed);
  return own.success ? own.output : null;
}
