import type { Criterion } from "@carnation/domain/criterion";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import type { ReactNode } from "react";
import type { AiSettingsFormState } from "./aiSettings.ts";

interface CriterionStateProps {
  readonly form: AiSettingsFormState;
  readonly criterion: Criterion;
  /** False where the engine is not right enough for a score. */
  readonly mayScore: boolean;
  /** Id of the reason. */
  readonly describedBy: string | undefined;
}

type State = "scored" | "observed" | "hidden";

/** Id of the control, to which what is said of all criteria leads. */
export const criterionStateId = (formId: string, id: number): string => `${formId}-criteria.${id}.enabled`;

/** Sentence about the criteria as a whole: react-hook-form keeps it under `root`, since its parts have numbers for names. */
export function aboutAllCriteria({
  criteria,
}: AiSettingsFormState["methods"]["formState"]["errors"]): string | undefined {
  const root: unknown = criteria?.root;
  const message = (root as { readonly message?: unknown } | undefined)?.message ?? criteria?.message;
  return typeof message === "string" ? message : undefined;
}

/** Choice of how a criterion is presented: with a score, looked at without one, or not at all. */
export function CriterionState({ form, criterion, mayScore, describedBy }: CriterionStateProps): ReactNode {
  const { id } = criterion;
  const { methods } = form;
  const [enabled, scored] = methods.watch([`criteria.${id}.enabled`, `criteria.${id}.scored`]);
  const state: State = enabled !== true ? "hidden" : scored === true ? "scored" : "observed";
  const { errors, isSubmitted } = methods.formState;
  const put = (name: "enabled" | "scored", value: boolean): void =>
    methods.setValue(`criteria.${id}.${name}`, value, { shouldDirty: true });
  const choose = (next: State): void => {
    put("enabled", next !== "hidden");
    // A hidden criterion keeps whether it has a score, for when it is shown again.
    if (next !== "hidden") put("scored", next === "scored");
    // What was refused may be about all criteria.
    if (isSubmitted) void methods.trigger("criteria");
  };
  return (
    <SegmentedControl
      id={criterionStateId(form.id, id)}
      label={`Présentation du critère ${criterion.label}`}
      labelHidden
      aria-describedby={describedBy}
      options={[
        { value: "scored", label: "Noté", disabled: !mayScore && scored !== true },
        { value: "observed", label: "À observer" },
        { value: "hidden", label: "Masqué" },
      ]}
      value={state}
      onValueChange={choose}
      error={state === "hidden" ? aboutAllCriteria(errors) : undefined}
    />
  );
}
