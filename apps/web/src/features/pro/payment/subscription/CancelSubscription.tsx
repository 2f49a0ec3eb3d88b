import {
  cancellationSentence,
  isCurrentSubscription,
  type Subscription,
} from "@carnation/product/subscription";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { Link as TextLink } from "@carnation/ui/link";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../shared/navigation/paths.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { cancelSubscription } from "../../../../shared/invoices/payment.ts";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

interface CancelSubscriptionProps {
  readonly subscription: Subscription;
  readonly onCanceled: () => void;
}

/** « Résilier »: when it stops, what stops then, what stays, and the way to take everything along. */
export function CancelSubscription({ subscription, onCanceled }: CancelSubscriptionProps): ReactNode {
  const { run } = useMutation(cancelSubscription);
  const what = subscription.status === "trialing" ? "l’essai" : "l’abonnement";
  return (
    <ConfirmDialog
      trigger={<Button variant="danger">{`Résilier ${what}`}</Button>}
      title={`Résilier ${what}\u202F?`}
      consequence={cancellationSentence(subscription)}
      confirmLabel={`Résilier ${what}`}
      cancelLabel={`Garder ${what}`}
      describeError={errorMessage}
      onConfirm={async () => {
        await run(subscription.id);
        onCanceled();
      }}
    >
      <ul className="mb-4 grid list-disc gap-1.5 ps-5 text-small">
        <li>
          {isCurrentSubscription(subscription.status)
            ? "Ensuite, les nouveaux diagnostics, les bilans et les envois s’arrêtent. "
            : null}
          Vous pourrez vous réabonner à tout moment.
        </li>
        <li>
          Vos fiches client, vos diagnostics, vos routines et vos devis restent lisibles, exportables et
          supprimables.
        </li>
        <li>
          Pour tout emporter&nbsp;:{" "}
          <TextLink asChild>
            <Link to={paths.account}>exporter mes données</Link>
          </TextLink>
          .
        </li>
      </ul>
    </ConfirmDialog>
  );
}
