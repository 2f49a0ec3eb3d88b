import { useNarrow } from "../../../shared/browser/useNarrow.ts";

/** Tells whether the photo stands above what was measured: a page of one column, whose actions are at the foot of the window. */
export function useStacked(): boolean {
  return useNarrow(991);
}
