import { formatCount } from "@carnation/domain/format";
import { monthlyDiagnoses, type Plan, planPriceLabel } from "@carnation/product/plan";
import {
  awaitsPayment,
  isCurrentSubscription,
  isRunningSubscription,
  type Subscription,
  subscriptionSentence,
  subscriptionStatusTexts,
  trialDaysLeft,
} from "@carnation/product/subscription";
import { Alert } from "@carnation/ui/alert";
import { Badge } from "@carnation/ui/badge";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../shared/navigation/paths.ts";
import { Quota } from "../../../../shared/subscription/Quota.tsx";
import { useMonthCount } from "../../../../shared/subscription/useMonthCount.ts";
import { usePlan } from "../../../../shared/subscription/usePlan.ts";
import { usePlanPrice } from "../../../../shared/subscription/usePlanPrice.ts";
import { useNow } from "../../../../shared/browser/useNow.ts";
import { usePortal } from "../usePortal.ts";
import { CancelSubscription } from "./CancelSubscription.tsx";

interface StandingProps {
  readonly subscription: Subscription;
}

/** Shows how the subscription stands: the plan, until when, how much of it is used, and what can be done with it. */
export function Standing({ subscription }: StandingProps): ReactNode {
  const now = useNow();
  const plan = usePlan(subscription);
  const { status, cancelAtPeriodEnd } = subscription;
  const running = isRunningSubscription(status);
  const ends = running && cancelAtPeriodEnd;
  const [canceled, setCanceled] = useState<"asked" | "done" | null>(null);
  // What was ended here may be taken up again in another tab.
  if (canceled === "asked" && (ends || !running)) setCanceled("done");
  else if (canceled === "done" && running && !ends) setCanceled(null);
  return (
    <section aria-labelledby="formule" className="grid gap-6 border-y border-line py-6">
      {canceled === null ? null : (
        <Alert tone="success">
          {canceled === "asked"
            ? "C’est enregistré. Cette page se met à jour dans un instant."
            : "C’est fait. Rien n’est effacé\u00A0: vos clients et vos diagnostics restent consultables."}
        </Alert>
      )}
      <div className="grid gap-x-14 gap-y-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 id="formule" className="text-h2">
              {plan === null ? "Votre abonnement" : `Formule ${plan.name}`}
            </h2>
            <Badge>{ends ? "Résilié" : subscriptionStatusTexts[status].label}</Badge>
          </div>
          <p className="max-w-[36em] font-serif text-synthesis text-pretty">
            {subscriptionSentence(subscription)}
          </p>
          <Price subscription={subscription} now={now} />
        </div>
        <Usage subscription={subscription} plan={plan} now={now} />
      </div>
      <Actions subscription={subscription} onCanceled={() => setCanceled("asked")} />
    </section>
  );
}

interface PriceProps {
  readonly subscription: Subscription;
  readonly now: Date;
}

/** Shows how long a trial lasts, and what is paid. */
function Price({ subscription, now }: PriceProps): ReactNode {
  const days = trialDaysLeft(subscription, now);
  const price = usePlanPrice(subscription);
  const lines = [
    days === null ? null : `${formatCount(days, "jour restant", "jours restants")}.`,
    price === null ? null : paidWords(subscription, planPriceLabel(price)),
  ].flatMap((line) => line ?? []);
  return lines.length === 0 ? null : <p className="text-ink-2">{lines.join(" ")}</p>;
}

/** « 79 € HT par mois. », or what a trial leads to; null where nothing more is paid. */
function paidWords({ status, cancelAtPeriodEnd, coupon }: Subscription, price: string): string | null {
  if (cancelAtPeriodEnd || !isRunningSubscription(status)) return null;
  const reduced = coupon === null ? "" : " Votre réduction s’en déduit.";
  return status === "trialing"
    ? `Puis ${price}, sans rien faire\u202F; résiliez avant, et rien ne sera débité.${reduced}`
    : `${price}.${reduced}`;
}

interface UsageProps {
  readonly subscription: Subscription;
  readonly plan: Plan | null;
  readonly now: Date;
}

/** Shows how much of the plan is used this month, while it may be used. */
function Usage({ subscription, plan, now }: UsageProps): ReactNode {
  const count = useMonthCount(now);
  if (count === null || !isCurrentSubscription(subscription.status)) return null;
  const quota = plan === null ? null : monthlyDiagnoses(plan);
  return (
    <div className="self-center text-small">
      {quota === null ? (
        <p>{`${formatCount(count, "diagnostic", "diagnostics")} ce mois-ci.`}</p>
      ) : (
        <Quota count={count} quota={quota} />
      )}
    </div>
  );
}

interface ActionsProps {
  readonly subscription: Subscription;
  readonly onCanceled: () => void;
}

function Actions({ subscription, onCanceled }: ActionsProps): ReactNode {
  const portal = usePortal(paths.subscription);
  const { status, cancelAtPeriodEnd } = subscription;
  if (!isRunningSubscription(status)) return null;
  const [label, variant] = awaitsPayment(status)
    ? (["Mettre à jour mon moyen de paiement", "primary"] as const)
    : cancelAtPeriodEnd
      ? (["Reprendre mon abonnement", "primary"] as const)
      : (["Gérer mon abonnement", "outline"] as const);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant={variant} loading={portal.pending} onClick={portal.open}>
          {label}
        </Button>
        {awaitsPayment(status) ? (
          <Button asChild>
            <Link to={paths.payments}>Voir la facture en attente</Link>
          </Button>
        ) : null}
        {cancelAtPeriodEnd ? null : (
          <CancelSubscription subscription={subscription} onCanceled={onCanceled} />
        )}
      </div>
      <p className="text-small text-ink-2">
        {awaitsPayment(status) || cancelAtPeriodEnd
          ? "Vous allez sur la page sécurisée de notre prestataire de paiement, puis revenez ici."
          : "Changer de carte, de formule ou d’adresse se fait sur la page sécurisée de notre prestataire de paiement."}
      </p>
      {portal.failure === null ? null : (
        <Alert tone="error" actions={<Button onClick={portal.open}>Réessayer</Button>}>
          {portal.failure}
        </Alert>
      )}
    </div>
  );
}
