import { useNarrow } from "./useNarrow.ts";

/** Tells whether a photo stands above what is said of it: a page of one column, with its actions at the foot of the window. */
export function useStacked(): boolean {
  return useNarrow(991);
}
