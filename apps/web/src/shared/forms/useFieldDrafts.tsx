import { Alert } from "@carnation/ui/alert";
import type { CarnationForm } from "@carnation/ui/form";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useFormDraft } from "./useFormDraft.ts";

/** The fields of a form, as they were when the session ran out. */
interface KeptFields<Input> {
  readonly typed: Input;
  readonly saved: Readonly<Record<string, unknown>>;
}

/**
 * Keeps the fields of a form over the end of a session that runs out. A field that nobody had touched shows what is stored
 * by then.
 * @param isUnsaved whether what is typed would be lost now
 * @returns what is said above the fields once they are back, until they are saved; null otherwise
 */
export function useFieldDrafts<Input extends Record<string, unknown>, Output>(
  form: CarnationForm<Input, Output>,
  isUnsaved: () => boolean,
): ReactNode {
  const { methods } = form;
  const kept = useFormDraft<KeptFields<Input>>("form", () =>
    isUnsaved() ? { typed: methods.getValues(), saved: { ...methods.formState.defaultValues } } : null,
  );
  const bringBack = useEffectEvent(({ typed, saved }: KeptFields<Input>) => {
    methods.reset(mergeDraft(methods.getValues(), typed, saved) as Input, { keepDefaultValues: true });
  });
  useEffect(() => {
    if (kept !== null) bringBack(kept);
  }, [kept]);
  if (kept === null || !form.dirty) return null;
  return (
    <Alert tone="info" className="mb-6 max-w-[34rem]">
      Ce que vous aviez saisi avant la fin de votre session est de nouveau là. Rien n’en est encore
      enregistré.
    </Alert>
  );
}

/** Gives what is stored by now, and over it what was typed: each field for itself, in a group of fields too. */
export function mergeDraft(stored: unknown, typed: unknown, saved: unknown): unknown {
  if (!isGroup(stored) || !isGroup(typed) || !isGroup(saved)) {
    return JSON.stringify(typed) === JSON.stringify(saved) ? stored : typed;
  }
  const names = Object.keys({ ...stored, ...typed });
  const fields = names.map((name) => [name, mergeDraft(stored[name], typed[name], saved[name])] as const);
  // What was taken out, here or elsewhere, stays out.
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
