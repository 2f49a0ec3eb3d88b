import { Button } from "@carnation/ui/button";
import { Spinner } from "@carnation/ui/spinner";
import type { ReactNode } from "react";
import { useElapsed } from "../../../../shared/browser/useElapsed.ts";

/** Longest time that the payment page may take before there is a way out, in milliseconds. */
const LONG_MS = 15_000;

/** The payment page is being opened; when that takes long, it can be given up. */
export function Redirecting({ onStop }: { readonly onStop: () => void }): ReactNode {
  const long = useElapsed(LONG_MS);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <output className="flex items-center gap-3">
        <Spinner />
        <span>
          Redirection vers la page de paiement sécurisée…
          {long ? " C’est plus long que prévu\u00A0: rien n’a été débité." : null}
        </span>
      </output>
      {long ? <Button onClick={onStop}>Annuler</Button> : null}
    </div>
  );
}
