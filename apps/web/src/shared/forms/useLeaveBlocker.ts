import { type Blocker, type Location, useBlocker } from "react-router";
import { isDeletion } from "../session/notices.ts";

/**
 * Holds the way out of a page while something would be lost; not the way that a deletion leads, after which there is nothing to
 * keep. Going back to a page that said « C’est supprimé. » is no deletion, though its history state says so still.
 * @param isKept tells of a way that loses nothing, such as one to another part of the same page; @default none
 */
export function useLeaveBlocker(
  isUnsaved: () => boolean,
  isKept: (from: Location, to: Location) => boolean = () => false,
): Blocker {
  return useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      isUnsaved() &&
      !isKept(currentLocation, nextLocation) &&
      (historyAction === "POP" || !isDeletion(nextLocation.state)),
  );
}
