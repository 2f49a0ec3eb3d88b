import { formatDate } from "@carnation/domain/format";
import { type Professional, professionalLabel } from "@carnation/product/account";
import { chosenPlan, planPriceLabel } from "@carnation/product/plan";
import {
  endingSentence,
  isRunningSubscription,
  type Subscription,
  subscriptionFact,
  subscriptionStatusTexts,
} from "@carnation/product/subscription";
import { Badge } from "@carnation/ui/badge";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { type Description, DescriptionList } from "@carnation/ui/description-list";
import { useToast } from "@carnation/ui/toast";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { itemsOf } from "../../../../shared/state/queryState.ts";
import { couponsAtom, plansAtom } from "../professionals.ts";
import { couponWords, planNamesAtom, planWords } from "../view/professionalView.ts";
import { cancelSubscription } from "./professionalBilling.ts";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

interface BilledSubscriptionProps {
  readonly professional: Professional;
  /** Null when there never was one. */
  readonly subscription: Subscription | null;
}

/** The subscription in force, or the last one: its plan, its price, its discount, and how it is ended. */
export function BilledSubscription({ professional, subscription }: BilledSubscriptionProps): ReactNode {
  return (
    <PageSection title="Abonnement">
      {subscription === null ? (
        <p className="text-ink-2">Aucun abonnement.</p>
      ) : (
        <Standing professional={professional} subscription={subscription} />
      )}
    </PageSection>
  );
}

function Standing({
  professional,
  subscription,
}: BilledSubscriptionProps & { readonly subscription: Subscription }): ReactNode {
  const names = useAtomValue(planNamesAtom);
  const { status, product, cancelAtPeriodEnd } = subscription;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{`Formule ${planWords(names, product)}`}</span>
          <Badge>{subscriptionStatusTexts[status].label}</Badge>
        </p>
        <p className="text-ink-2">{subscriptionFact(subscription)}</p>
      </div>
      <Facts subscription={subscription} />
      {isRunningSubscription(status) && !cancelAtPeriodEnd ? (
        <Cancel professional={professional} subscription={subscription} />
      ) : null}
    </div>
  );
}

function Facts({ subscription }: { readonly subscription: Subscription }): ReactNode {
  const plans = itemsOf(useAtomValue(plansAtom));
  const coupons = useAtomValue(couponsAtom);
  const chosen = chosenPlan(plans, subscription);
  const items: readonly (Description | null)[] = [
    { id: "price", term: "Prix", details: chosen === null ? "—" : planPriceLabel(chosen.price) },
    {
      id: "coupon",
      term: "Réduction",
      details: subscription.coupon === null ? "Aucune" : couponWords(coupons, subscription.coupon),
    },
    subscription.created === null
      ? null
      : { id: "since", term: "Depuis", details: formatDate(subscription.created) },
  ];
  return (
    <DescriptionList
      items={items.filter((item) => item !== null)}
      className="[&>div:first-child]:border-t-0 [&>div:first-child]:pt-0"
    />
  );
}

/** « Annuler l’abonnement »: with the period that is paid for, as the server does. */
function Cancel({
  professional,
  subscription,
}: BilledSubscriptionProps & { readonly subscription: Subscription }): ReactNode {
  const { run } = useMutation(cancelSubscription);
  const { show } = useToast();
  const name = professionalLabel(professional);
  return (
    <div>
      <ConfirmDialog
        trigger={<Button variant="danger">Annuler l’abonnement</Button>}
        title={`Annuler l’abonnement de «\u00A0${name}\u00A0»\u202F?`}
        consequence={endingSentence(subscription)}
        confirmLabel="Annuler l’abonnement"
        cancelLabel="Garder l’abonnement"
        describeError={errorMessage}
        onConfirm={async () => {
          await run(subscription.id);
          show({ tone: "success", message: "L’abonnement est annulé." });
        }}
      >
        <p className="mb-4 text-small">
          Ensuite, ce professionnel ne lance plus de diagnostic ni d’envoi. Ses dossiers restent lisibles et
          exportables, et il peut se réabonner à tout moment. Une fin immédiate ou un remboursement se font
          chez le prestataire de paiement.
        </p>
      </ConfirmDialog>
    </div>
  );
}
