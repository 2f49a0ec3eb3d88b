import { clientTexts } from "@carnation/domain/internal/error";
import type { Plan } from "@carnation/product/plan";
import { isRunningSubscription, type Subscription } from "@carnation/product/subscription";
import { Alert } from "@carnation/ui/alert";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { DeletionBanner } from "../../../../shared/layout/DeletionBanner.tsx";
import { DocumentContent } from "../../../../shared/feedback/DocumentContent.tsx";
import { ListContent } from "../../../../shared/feedback/ListContent.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { isStaffAtom, profileAtom, standingAtom } from "../../../../shared/watch/accountAtoms.ts";
import { valueOf } from "../../../../shared/state/queryState.ts";
import { offeredPlansAtom } from "../../../../shared/invoices/payment.ts";
import { PaymentPage } from "../PaymentPage.tsx";
import { usePortal } from "../usePortal.ts";
import { PaymentReturned } from "./PaymentReturned.tsx";
import { PlanChoices } from "../../../../shared/subscription/PlanChoices.tsx";
import { Redirecting } from "./Redirecting.tsx";
import { Standing } from "./Standing.tsx";
import { useCheckout } from "./useCheckout.ts";
import { usePaymentReturn } from "./usePaymentReturn.ts";
import { withSupport } from "../../../../shared/feedback/supportContact.ts";

/** `/user/subscription`: how the subscription stands, and the plans that can be chosen. */
export function SubscriptionScreen(): ReactNode {
  const returned = usePaymentReturn();
  const { waiting, slow } = returned;
  return (
    <PaymentPage>
      <DeletionBanner className="mb-7" />
      <PaymentReturned {...returned} />
      {/* While a payment is awaited there is nothing to choose; if that lasts, what is known is shown. */}
      {waiting && !slow ? null : <Subscribed choosing={!waiting} />}
    </PaymentPage>
  );
}

/** @param choosing whether a plan may be chosen now */
function Subscribed({ choosing }: { readonly choosing: boolean }): ReactNode {
  const [standing, retry] = useAtom(standingAtom);
  return (
    <DocumentContent
      watched={standing}
      onRetry={retry}
      skeleton={<Skeleton height="12rem" />}
      missing={
        choosing ? (
          <>
            <NoSubscription />
            <Plans subscription={null} />
          </>
        ) : null
      }
    >
      {(subscription) => (
        <>
          <Standing subscription={subscription} />
          {choosing ? <Plans subscription={subscription} /> : null}
        </>
      )}
    </DocumentContent>
  );
}

function NoSubscription(): ReactNode {
  const isStaff = useAtomValue(isStaffAtom);
  return isStaff ? (
    <EmptyState title="Ce compte de l’équipe n’a pas d’abonnement.">
      Il consulte, mais ne lance pas d’analyse.
    </EmptyState>
  ) : (
    <EmptyState title={clientTexts.noSubscription}>
      Choisissez une formule pour analyser et envoyer. Vos clients et vos diagnostics restent consultables.
    </EmptyState>
  );
}

interface PlansProps {
  readonly subscription: Subscription | null;
}

/** The plans, and the way to the payment page; while there is a subscription, the way to change it. */
function Plans({ subscription }: PlansProps): ReactNode {
  const [watched, retry] = useAtom(offeredPlansAtom);
  const checkout = useCheckout();
  const portal = usePortal(paths.subscription);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const running = subscription !== null && isRunningSubscription(subscription.status);
  // What an administrator has chosen for the account counts until it has subscribed.
  const profile = valueOf(useAtomValue(profileAtom));
  const settled = subscription === null ? profile : null;
  const choosing = portal.pending ? changedTo : checkout.opening;
  const failure = running ? portal.failure : checkout.failure;
  const choose = (price: string): void => {
    setChangedTo(price);
    if (running) portal.open();
    else checkout.start(price);
  };
  return (
    <div className="mt-10">
      <PageSection title={running ? "Changer de formule" : "Choisir une formule"}>
        <div className="grid gap-6">
          {failure === null || choosing !== null ? null : (
            <InView>
              <Alert tone="error">{failure}</Alert>
            </InView>
          )}
          {checkout.opening === null ? null : (
            <InView>
              <Redirecting onStop={checkout.stop} />
            </InView>
          )}
          {settled?.coupon ? (
            <p className="text-ink-2">
              Une réduction est enregistrée pour votre compte{"\u00A0"}: elle se déduit sur la page de
              paiement.
            </p>
          ) : null}
          <ListContent
            watched={watched}
            onRetry={retry}
            skeleton={<Skeleton height="24rem" />}
            empty={
              <EmptyState title="Aucune formule n’est proposée pour l’instant.">
                {withSupport("Elles s’afficheront d’elles-mêmes.")}
              </EmptyState>
            }
          >
            {(plans: readonly Plan[]) => (
              <PlanChoices
                plans={plans}
                subscription={subscription}
                proposed={settled?.trialPlan ?? null}
                choosing={choosing}
                busy={choosing !== null}
                onChoose={choose}
              />
            )}
          </ListContent>
          <Conditions running={running} />
        </div>
      </PageSection>
    </div>
  );
}

/** Shows what is told above the plans is seen by whoever pressed a button far below, on a phone. */
function InView({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <div ref={place} className="scroll-my-24">
      {children}
    </div>
  );
}

function Conditions({ running }: { readonly running: boolean }): ReactNode {
  return (
    <ul className="grid max-w-[44em] gap-1 text-small text-ink-2">
      {running ? (
        <li>
          Choisir une autre formule ouvre la page sécurisée de notre prestataire de paiement. Le montant exact
          s’y affiche avant que vous confirmiez, et rien ne change d’ici là.
        </li>
      ) : null}
      <li>
        Prix hors taxes&nbsp;: la TVA s’ajoute sur la page de paiement. Un code de réduction s’y saisit aussi.
      </li>
      <li>Résiliable ici à tout moment{"\u202F"}; ce qui est payé reste ouvert jusqu’à son terme.</li>
      <li>Votre numéro de carte ne passe jamais par Carnation.</li>
    </ul>
  );
}
