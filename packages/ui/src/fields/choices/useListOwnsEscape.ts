import { useEffect } from "react";

/**
 * Escape closes the open list and nothing else. Radix dialogs listen to Escape on the document while it is
 * captured and would close with the list: the window hears it first.
 */
export function useListOwnsEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      close();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [open, close]);
}
