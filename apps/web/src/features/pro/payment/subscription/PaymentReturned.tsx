import { paymentSentence } from "@carnation/product/checkout";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Spinner } from "@carnation/ui/spinner";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../shared/navigation/paths.ts";
import type { PaymentReturn } from "./usePaymentReturn.ts";

/** Shows what is said to somebody who comes back from the payment page; nothing to anybody else. */
export function PaymentReturned(returned: PaymentReturn): ReactNode {
  const { outcome, status, waiting } = returned;
  if (outcome === null) return null;
  const words = paymentSentence(outcome, status);
  return (
    <div className="mb-7">
      <output className="block">
        {waiting ? (
          <Awaited words={words} slow={returned.slow} />
        ) : (
          <Alert
            // The output around it stays, and so tells what changes.
            role={undefined}
            tone={outcome === "success" ? "success" : "info"}
            actions={
              outcome === "success" ? (
                <Button asChild>
                  <Link to={paths.diagnosis}>Faire un diagnostic</Link>
                </Button>
              ) : undefined
            }
          >
            {words}
          </Alert>
        )}
      </output>
      {returned.slow ? <WayOn ask={returned.ask} /> : null}
    </div>
  );
}

interface AwaitedProps {
  readonly words: string;
  readonly slow: boolean;
}

function Awaited({ words, slow }: AwaitedProps): ReactNode {
  return (
    <span className="flex items-start gap-3 border-y border-line py-6">
      <Spinner className="mt-1.5" />
      <span className="grid gap-1.5">
        <span className="font-serif text-synthesis text-pretty">{words}</span>
        {slow ? (
          <span className="text-ink-2">
            C’est un peu plus long que d’habitude&nbsp;: vous n’avez rien à refaire, et vous pouvez quitter
            cette page.
          </span>
        ) : null}
      </span>
    </span>
  );
}

function WayOn({ ask }: Pick<PaymentReturn, "ask">): ReactNode {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button onClick={ask}>Vérifier maintenant</Button>
      <Button asChild variant="text">
        <Link to={paths.dashboard}>Aller au tableau de bord</Link>
      </Button>
    </div>
  );
}
