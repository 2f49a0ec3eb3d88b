import { toCarnationError } from "@carnation/domain/error";
import {
  type AiEnvironment,
  type AiSettings,
  aiSettingsForm,
  type AiSettingsFormInput,
  type AiSettingsFormOutput,
  aiSettingsValues,
  aiSettingsWarnings,
} from "@carnation/product/ai-settings";
import { type CarnationForm, useCarnationForm } from "@carnation/ui/form";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { saveSettings } from "./aiSettings.ts";
import { useRetentionQuestion } from "./useRetentionQuestion.tsx";

/** The form of the settings, and what becomes of it. */
export interface SettingsForm {
  readonly form: CarnationForm<AiSettingsFormInput, AiSettingsFormOutput>;
  /** Publishes what is typed as the version after the one that the fields were opened with. */
  readonly save: (values: AiSettingsFormOutput) => Promise<void>;
  /** Publishes it over the version in force, which somebody else saved meanwhile. */
  readonly overwrite: () => void;
  /** Shows the settings in force again; what was typed is given up. */
  readonly giveUp: () => void;
  /** The version that the fields were opened with, once somebody else's stands in the way; null otherwise. */
  readonly conflict: AiSettings | null;
  /** The question of a shorter retention; null while nothing is asked. */
  readonly question: ReactNode;
}

const inputOf = (settings: AiSettings): AiSettingsFormInput => aiSettingsValues(settings);

/**
 * All that is set of the analysis, saved as one new version. When somebody else saves one meanwhile, what they changed is
 * said, and nothing that was typed is lost.
 * @param settings those in force, live
 */
export function useSettingsForm(settings: AiSettings, environment: AiEnvironment | null): SettingsForm {
  const form = useCarnationForm({ schema: aiSettingsForm, defaultValues: inputOf(settings) });
  // Those that the fields show: a version that is saved elsewhere must not be overwritten unseen.
  const opened = useRef(settings);
  const [conflict, setConflict] = useState<AiSettings | null>(null);
  const { run } = useMutation(saveSettings);
  const { question, ask } = useRetentionQuestion();

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
      if (retentionMonths < over.photos.retentionMonths && !(await ask(retentionMonths))) {
        // Nothing was saved: what is typed is still to be published.
        form.setErrors({});
        return;
      }
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

  return {
    form,
    save: (values) => save(values, opened.current),
    overwrite: () => void form.submit((values) => save(values, settings)),
    giveUp: () => {
      setConflict(null);
      opened.current = settings;
      reset(inputOf(settings));
    },
    conflict,
    question,
  };
}
