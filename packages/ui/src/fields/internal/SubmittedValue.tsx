import type { ComponentPropsWithoutRef, ReactNode } from "react";

/** Shows what a form receives under a field's name where that is not what its control shows. Without a name, nothing. */
export function SubmittedValue({
  name,
  form,
  disabled,
  value,
}: Pick<ComponentPropsWithoutRef<"input">, "name" | "form" | "disabled" | "value">): ReactNode {
  return name ? <input type="hidden" name={name} form={form} disabled={disabled} value={value} /> : null;
}
