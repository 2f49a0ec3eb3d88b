import { type Blocker, useBlocker } from "react-router";
import { isDeletion } from "../session/notices.ts";

/**
 * Holds the way out of a page while something would be lost; not the way that a deletion leads, after which there is nothing to
 * keep.
 */
export function useLeaveBlocker(isUnsaved: () => boolean): Blocker {
  return useBlocker(({ nextLocation }) => isUnsaved() && !isDeletion(nextLocation.state));
}
