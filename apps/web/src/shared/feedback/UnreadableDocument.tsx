import { ErrorState } from "@carnation/ui/error-state";
import type { ReactNode } from "react";
import { withSupport } from "./supportContact.ts";

/** A document that is stored, but not as it should be. It is watched on, and shown as soon as it is mended. */
export function UnreadableDocument(): ReactNode {
  return (
    <ErrorState title="Cet élément est enregistré, mais il est illisible.">
      {withSupport("Rien n’a été supprimé. Une fois réparé, il s’affichera de lui-même.")}
    </ErrorState>
  );
}
