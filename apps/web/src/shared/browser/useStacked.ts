import { useNarrow } from "./useNarrow.ts";

/**
 * Tells whether the window is narrower than the breakpoint `desk` (992 px), from which on two parts of a page stand side by
 * side: below it they are stacked, with their actions at the foot of the window.
 */
export function useStacked(): boolean {
  return useNarrow(991);
}
