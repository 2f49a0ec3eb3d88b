import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import type { FieldProblem } from "../../feedback/error-summary/ErrorSummary.tsx";
import { fieldId, focusField } from "./fieldId.ts";
import { formProblems } from "./formProblems.ts";
import type { CarnationForm } from "./useCarnationForm.ts";

interface RefusedFields {
  /** Holds what the last refusal named and is still wrong, in the order of the page. */
  readonly problems: readonly FieldProblem[];
  readonly summary: RefObject<HTMLElement | null>;
  /** Follows a link of the summary into its field. */
  readonly goTo: (event: MouseEvent<HTMLElement>) => void;
}

/** Id of the field at a path, or of the field that holds it: one word of a list has no field of its own. */
function idOfField(formId: string, name: string): string {
  const parts = name.split(".");
  while (parts.length > 1 && !document.getElementById(fieldId(formId, parts.join(".")))) parts.pop();
  return fieldId(formId, parts.join("."));
}

const position = (id: string): number => {
  const all = [...document.querySelectorAll("[id]")];
  return all.findIndex((element) => element.id === id);
};

/** The list above a form that was refused: named at the refusal, then shorter with each correction. */
export function useRefusedFields<Input extends FieldValues, Output>(
  { id, refusals }: Pick<CarnationForm<Input, Output>, "id" | "refusals">,
  errors: FieldErrors<Input>,
): RefusedFields {
  const summary = useRef<HTMLElement>(null);
  const [order, setOrder] = useState<readonly string[]>([]);
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });
  useEffect(() => {
    if (refusals === 0) return;
    const ids = new Set(formProblems(latest.current).map(({ name }) => idOfField(id, name)));
    setOrder([...ids].sort((a, b) => position(a) - position(b)));
  }, [id, refusals]);
  useEffect(() => {
    if (order.length > 0) summary.current?.focus();
  }, [order]);

  const messages = new Map<string, string>();
  if (order.length > 0) {
    for (const { name, message } of formProblems(errors)) {
      const field = order.find((one) => one === fieldId(id, name) || fieldId(id, name).startsWith(`${one}.`));
      if (field !== undefined && !messages.has(field)) messages.set(field, message);
    }
  }
  return {
    problems: order.flatMap((one) => {
      const message = messages.get(one);
      return message === undefined ? [] : [{ fieldId: one, message }];
    }),
    summary,
    goTo: (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      focusField(decodeURIComponent(link.hash.slice(1)));
    },
  };
}
