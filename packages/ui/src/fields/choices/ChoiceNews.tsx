import type { ReactNode } from "react";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";

/**
 * Says what has just been added or removed. While a list is open Base UI hides the rest of the page from screen
 * readers, all but what has `aria-live`: a role that implies it would not do.
 */
export function ChoiceNews({ children }: { readonly children: string }): ReactNode {
  return <VisuallyHidden aria-live="polite">{children}</VisuallyHidden>;
}
