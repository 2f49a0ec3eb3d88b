/** Id of the control of a field, the same for whoever draws it and whoever links to it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

const focusable =
  "input:checked, input:not([type=hidden], :disabled), select, textarea, button, [contenteditable=true], [tabindex]";

/**
 * Takes the focus to a control; in a group of controls, to the chosen one or the first.
 * @returns whether there is such a control
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  element.focus();
  if (document.activeElement !== element) element.querySelector<HTMLElement>(focusable)?.focus();
  return true;
}
