import { toCarnationError } from "@carnation/domain/error";
import {
  type AiEnvironment,
  type AiSettings,
  aiSettingsChanges,
  aiSettingsForm,
  type AiSettingsFormInput,
  type AiSettingsFormOutput,
  aiSettingsValues,
  type AiSettingsWarning,
  aiSettingsWarnings,
} from "@carnation/product/ai-settings";
import { useCarnationForm } from "@carnation/ui/form";
import { ResourceForm } from "@carnation/ui/resource-form";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useEffect, useRef, useState, type ReactNode } from "react";
import * as v from "valibot";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useFieldDrafts } from "../../../shared/forms/useFieldDrafts.tsx";
import { type AiSettingsFormState, saveSettings } from "./aiSettings.ts";
import { ChangeList } from "./ChangeList.tsx";
import { CriteriaSection } from "./CriteriaSection.tsx";
import { SettingsSections } from "./SettingsSections.tsx";
import { SettingsWarnings } from "./SettingsWarnings.tsx";
import { useRetentionQuestion } from "./useRetentionQuestion.tsx";
import { useLeaveBlocker } from "../../../shared/forms/useLeaveBlocker.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface AiSettingsFormProps {
  /** Those in force, live. */
  readonly settings: AiSettings;
  readonly environment: AiEnvironment | null;
}

const inputOf = (settings: AiSettings): AiSettingsFormInput => aiSettingsValues(settings);

/**
 * All that is set of the analysis, saved as one new version. When somebody else saves one meanwhile, what they changed is
 * said, and nothing that was typed is lost.
 */
export function AiSettingsForm({ settings, environment }: AiSettingsFormProps): ReactNode {
  const form = useCarnationForm({ schema: aiSettingsForm, defaultValues: inputOf(settings) });
  const kept = useFieldDrafts(form, () => form.dirty);
  // Those that the fields show: a version that is saved elsewhere must not be overwritten unseen.
  const opened = useRef(settings);
  const [conflict, setConflict] = useState<AiSettings | null>(null);
  const { run } = useMutation(saveSettings);
  const { question, ask } = useRetentionQuestion();
  const blocker = useLeaveBlocker(() => form.dirty);
  const fields = form as unknown as AiSettingsFormState;
  const warnings = warningsOf(fields, environment);

  const { dirty, pending, reset } = form;
  useEffect(() => {
    // Nothing was typed here: what is saved elsewhere, or restored, is shown at once. What is told of before the version
    // that was saved from here is not.
    if (dirty || pending || settings.version <= opened.current.version) return;
    opened.current = settings;
    reset(inputOf(settings));
  }, [settings, dirty, pending, reset]);

  const save = async (values: AiSettingsFormOutput, over: AiSettings): Promise<void> => {
    const stopping = aiSettingsWarnings(values, environment).find(({ path }) => path !== undefined);
    if (stopping?.path) {
      form.setErrors({ [stopping.path]: stopping.message });
      return;
    }
    try {
      const { retentionMonths } = values.photos;
      if (retentionMonths < over.photos.retentionMonths && !(await ask(retentionMonths))) return;
      const version = await run({ version: over.version, values });
      opened.current = { ...over, ...values, version };
      setConflict(null);
    } catch (failure) {
      const error = toCarnationError(failure);
      const isConflict = error.code === "aborted";
      setConflict(isConflict ? opened.current : null);
      // A conflict is said by its notice, with what can be done.
      form.setErrors({}, isConflict ? undefined : errorMessage(error));
    }
  };

  return (
    <>
      {kept}
      <ResourceForm
        form={form}
        className="max-w-[76rem]"
        saveLabel="Enregistrer une nouvelle version"
        onSubmit={(values) => save(values, opened.current)}
        conflict={
          conflict
            ? {
                onReload: () => {
                  setConflict(null);
                  opened.current = settings;
                  reset(inputOf(settings));
                },
                onOverwrite: () => void form.submit((values) => save(values, settings)),
              }
            : undefined
        }
      >
        {conflict === null ? null : (
          <section aria-label="Ce qui a été modifié entre-temps" className="grid gap-2">
            <h2 className="font-serif text-family">Ce qui a été modifié entre-temps</h2>
            <ChangeList changes={aiSettingsChanges(conflict, settings)} />
          </section>
        )}
        <SettingsSections form={fields} environment={environment} />
        <CriteriaSection form={fields} settings={settings} />
        <SettingsWarnings warnings={warnings} />
      </ResourceForm>
      {question}
      <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />
    </>
  );
}

/** Gives what makes no sense in what is typed, as far as it can be saved. */
function warningsOf(
  form: AiSettingsFormState,
  environment: AiEnvironment | null,
): readonly AiSettingsWarning[] {
  const read = v.safeParse(aiSettingsForm, form.methods.watch());
  return read.success ? aiSettingsWarnings(read.output, environment) : [];
}
