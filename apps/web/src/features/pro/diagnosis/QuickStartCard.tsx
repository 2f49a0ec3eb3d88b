import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";

/** The door without a client file. */
export function QuickStartCard(): ReactNode {
  return (
    <section aria-labelledby="diagnostic-rapide" className="border-t border-line pt-5">
      <h2 id="diagnostic-rapide">Diagnostic rapide</h2>
      <p className="mt-1.5 max-w-[48ch] text-ink-2">
        Sans fiche client, pour une première rencontre. L’accord de la personne suffit.
      </p>
      <Button asChild variant="primary" size="lg" className="mt-5">
        <Link to={paths.diagnosisMethod}>Commencer</Link>
      </Button>
    </section>
  );
}
