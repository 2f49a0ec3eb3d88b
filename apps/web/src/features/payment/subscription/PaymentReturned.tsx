import { paymentSentence } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Spinner } from "@carnation/ui/spinner";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../common/navigation/paths.ts";
import type { PaymentReturn } from "./usePaymentReturn.ts";

/** What is said to somebody who comes back from the payment page; nothing to anybody else. */
export function PaymentReturned(returned: PaymentReturn): ReactNode {
  const { outcome, status, waiting, slow } = returned;
  if (outcome === null) return null;
  return (
    <output className="mb-7 block">
      <Alert
        // The output around it stays, and so tells what changes.
        role={undefined}
        tone={outcome === "success" && !waiting ? "success" : "info"}
        actions={<NextStep {...returned} />}
      >
        {paymentSentence(outcome, status)}
        {slow
          ? " C’est un peu plus long que d’habitude\u00A0: vous n’avez rien à refaire, et vous pouvez quitter cette page."
          : null}
      </Alert>
    </output>
  );
}

/** The way on: a first diagnosis, or, while the subscription is awaited, another question and the rest of the product. */
function NextStep({ outcome, waiting, slow, ask }: PaymentReturn): ReactNode {
  if (slow) {
    return (
      <>
        <Button onClick={ask}>Vérifier maintenant</Button>
        <Button asChild variant="text">
          <Link to={paths.dashboard}>Aller au tableau de bord</Link>
        </Button>
      </>
    );
  }
  if (waiting) return <Spinner />;
  return outcome === "success" ? (
    <Button asChild>
      <Link to={paths.diagnosis}>Faire un diagnostic</Link>
    </Button>
  ) : null;
}
