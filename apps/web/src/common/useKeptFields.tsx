import { Alert } from "@carnation/ui/alert";
import type { CarnationForm } from "@carnation/ui/form";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useTyping } from "./state/useTyping.ts";

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
export function useKeptFields<Input extends Record<string, unknown>, Output>(
  form: CarnationForm<Input, Output>,
  isUnsaved: () => boolean,
): ReactNode {
  const { methods } = form;
  const kept = useTyping<KeptFields<Input>>("form", () =>
    isUnsaved() ? { typed: methods.getValues(), saved: { ...methods.formState.defaultValues } } : null,
  );
  const bringBack = useEffectEvent(({ typed, saved }: KeptFields<Input>) => {
    const isTouched = ([name, value]: readonly [string, unknown]): boolean =>
      JSON.stringify(value) !== JSON.stringify(saved[name]);
    const touched = Object.fromEntries(Object.entries(typed).filter(isTouched));
    methods.reset({ ...methods.getValues(), ...touched }, { keepDefaultValues: true });
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
