import type { Captures } from "../../features/pro/capture/sending/captures.ts";
import { isSomethingTyped } from "../../shared/forms/formDrafts.ts";

/**
 * Tells whether loading the page anew would lose nothing: nobody would be asked before the window closes, nothing is typed or
 * asked in a dialog, and no photo waits to be sent or is on its way.
 */
export function losesNothing(captures: Captures): boolean {
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  if (closing.defaultPrevented || isSomethingTyped()) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return false;
  return [...captures.values()].every(({ state: { step } }) => step === "choosing" || step === "sent");
}
