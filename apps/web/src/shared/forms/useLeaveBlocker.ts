import { type Blocker, useBlocker } from "react-router";
import { isDeletion } from "../session/notices.ts";

/**
 * Holds the way out of a page while something would be lost; not the way that a deletion leads, after which there is nothing to
 * keep. Going back to a page that said « C’est supprimé. » is no deletion, though its history state says so still.
 */
export function useLeaveBlocker(isUnsaved: () => boolean): Blocker {
  return useBlocker(
    ({ historyAction, nextLocation }) =>
      isUnsaved() && (historyAction === "POP" || !isDeletion(nextLocation.state)),
  );
}
