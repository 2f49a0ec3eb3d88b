import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import type { ReactNode } from "react";
import { useBlocker } from "react-router";

const words = {
  title: "Quitter pendant l’envoi\u202F?",
  consequence: "La photo n’est pas encore arrivée. Quitter cette page interrompt l’envoi.",
  stay: "Rester",
  leave: "Quitter",
};

/** Warns before the page is left while the photo is on its way: by a link, by the back button, or by closing. */
export function LeaveGuard({ active }: { readonly active: boolean }): ReactNode {
  return <UnsavedChangesGuard dirty={active} blocker={useBlocker(active)} words={words} />;
}
