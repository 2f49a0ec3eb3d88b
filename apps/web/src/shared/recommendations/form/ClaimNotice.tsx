import { allegationWarning } from "@carnation/domain/internal/recommendation";
import { Alert } from "@carnation/ui/alert";
import type { ReactNode } from "react";

/** Shows what a text claims beyond a cosmetic, told under its field while it is typed. It refuses nothing. */
export function ClaimNotice({ text }: { readonly text: string }): ReactNode {
  const warning = allegationWarning(text);
  return (
    // There from the start, so that what comes into it is read out.
    <output className="block empty:hidden">
      {warning === null ? null : <Alert tone="warning">{warning}</Alert>}
    </output>
  );
}
