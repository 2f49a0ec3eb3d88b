import { noPlanOfferedMessage, offeredPlans, type Plan } from "@carnation/product/plan";
import { Alert } from "@carnation/ui/alert";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { PlanChoices } from "../../../shared/subscription/PlanChoices.tsx";
import { ManagedPlans } from "./ManagedPlans.tsx";
import { everyPlan } from "./offers.ts";
import { ProviderLink, SyncNow, SyncStanding, useSync } from "./PlanSync.tsx";
import { Subscribers } from "./Subscribers.tsx";

/** `/admin/subscriptions`: the plans as the provider has them, what professionals see of them, and who subscribes. */
export function SubscriptionsScreen(): ReactNode {
  const sync = useSync();
  return (
    <PageMain>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading />
        <SyncNow {...sync} />
      </div>
      <div className="grid gap-10">
        <SyncStanding {...sync} />
        <Plans />
        <Subscribers />
      </div>
    </PageMain>
  );
}

function Plans(): ReactNode {
  const [watched, retry] = useAtom(everyPlan);
  const offered = watched.status === "ready" ? offeredPlans(watched.value) : null;
  return (
    <>
      {isConfirmed(watched) && offered?.length === 0 ? (
        <Alert tone="error">{noPlanOfferedMessage}</Alert>
      ) : null}
      <PageSection title="Formules" action={<ProviderLink />}>
        <ListContent
          watched={watched}
          onRetry={retry}
          skeleton={<Skeleton height="16rem" />}
          empty={
            <EmptyState title="Aucune formule">
              Créez-les chez le prestataire de paiement, puis synchronisez.
            </EmptyState>
          }
        >
          {(plans: readonly Plan[]) => <ManagedPlans plans={plans} />}
        </ListContent>
      </PageSection>
      {offered === null || offered.length === 0 ? null : (
        <PageSection title="Aperçu de la page publique">
          <p className="mb-5 text-small text-ink-2">Ce que voit un professionnel qui s’abonne.</p>
          <PlanChoices plans={offered} subscription={null} />
        </PageSection>
      )}
    </>
  );
}
