import { type RefObject, useEffect } from "react";

/**
 * Names the two invisible buttons with which a touch screen reader leaves the list. Base UI says « Dismiss » in
 * every language: https://github.com/mui/base-ui/issues/5263
 */
export function useDismissLabel(
  open: boolean,
  places: readonly RefObject<HTMLElement | null>[],
  label: string,
): void {
  useEffect(() => {
    if (!open) return;
    for (const { current } of places) {
      for (const button of current?.querySelectorAll('[aria-label="Dismiss"]') ?? []) {
        button.setAttribute("aria-label", label);
      }
    }
  });
}
