import type { ReactNode } from "react";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden.tsx";

/**
 * Says what has just been added or removed. `aria-live` is written out, beside the role that implies it: while a
 * list is open Base UI hides the rest of the page from screen readers, all but what has this very attribute.
 */
export function ChoiceNews({ children }: { readonly children: string }): ReactNode {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
