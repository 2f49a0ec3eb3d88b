import type { FocusEvent, KeyboardEvent } from "react";
import { rowLinkSelector } from "./pressRowLink.ts";

const steps: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  ArrowDown: "nextElementSibling",
  ArrowUp: "previousElementSibling",
};

const linkOf = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(rowLinkSelector) ?? null;

/** Moves the focus from the link of a row to that of the row above or below. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = steps[key];
  if (step === undefined || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || !target.matches(rowLinkSelector)) return;
  let row = target.closest("[data-row-id]")?.[step];
  // What cannot be opened, and the height of rows that are not rendered, are passed over.
  while (row && linkOf(row) === null) row = row[step];
  const link = linkOf(row);
  if (link === null) return;
  event.preventDefault();
  link.focus();
}

/** The id of the row that holds what has received the focus. */
export function focusedRowId({ target }: FocusEvent): string | undefined {
  return target.closest<HTMLElement>("[data-row-id]")?.dataset["rowId"];
}
