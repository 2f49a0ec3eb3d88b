import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import type { FieldProblem } from "../../feedback/error-summary/ErrorSummary.tsx";
import { focusById } from "../../foundations/internal/focusById.ts";
import { treeRoot } from "../../foundations/internal/treeRoot.ts";
import { fieldId } from "./fieldId.ts";
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
function idOfField(root: Document | ShadowRoot, formId: string, name: string): string {
  const parts = name.split(".");
  while (parts.length > 1 && !root.getElementById(fieldId(formId, parts.join(".")))) parts.pop();
  return fieldId(formId, parts.join("."));
}

/** Puts ids in the order in which their elements stand on the page; what is not there comes first. */
function inOrder(root: Document | ShadowRoot, ids: readonly string[]): string[] {
  const all = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  const places = new Map(ids.map((id) => [id, all.indexOf(id)]));
  return ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** The list above a form that was refused: named at the refusal, then shorter with each correction. */
export function useRefusedFields<Input extends FieldValues, Output>(
  { id, refusals }: Pick<CarnationForm<Input, Output>, "id" | "refusals">,
  errors: FieldErrors<Input>,
  form: RefObject<HTMLFormElement | null>,
): RefusedFields {
  const summary = useRef<HTMLElement>(null);
  const [order, setOrder] = useState<readonly string[]>([]);
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });
  useEffect(() => {
    if (refusals === 0) return;
    const root = treeRoot(form.current);
    const ids = new Set(formProblems(latest.current).map(({ name }) => idOfField(root, id, name)));
    setOrder(inOrder(root, [...ids]));
  }, [id, refusals, form]);
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
      focusById(decodeURIComponent(link.hash.slice(1)), link);
    },
  };
}
