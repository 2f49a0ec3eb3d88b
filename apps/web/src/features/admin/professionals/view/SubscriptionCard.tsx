import type { Professional } from "@carnation/product/account";
import { subscriptionFact, subscriptionStatusTexts } from "@carnation/product/subscription";
import { Badge } from "@carnation/ui/badge";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DocumentContent } from "../../../../shared/feedback/DocumentContent.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { planNamesAtom, planWords, standingOf } from "./professionalView.ts";

/** The plan, how it stands, and the way to what is paid. */
export function SubscriptionCard({ professional }: { readonly professional: Professional }): ReactNode {
  const { uid, trialPlan } = professional;
  const [watched, retry] = useAtom(standingOf(uid));
  const names = useAtomValue(planNamesAtom);
  return (
    <PageSection title="Abonnement">
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="4rem" />}
        missing={
          <p>
            Aucun abonnement.
            {trialPlan === null ? null : ` Formule proposée\u00A0: ${planWords(names, trialPlan)}.`}
          </p>
        }
      >
        {(subscription) => (
          <div className="grid gap-1.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{`Formule ${planWords(names, subscription.product)}`}</span>
              <Badge>{subscriptionStatusTexts[subscription.status].label}</Badge>
            </p>
            <p className="text-ink-2">{subscriptionFact(subscription)}</p>
          </div>
        )}
      </DocumentContent>
      <p className="mt-3">
        <TextLink asChild size="sm">
          <Link to={paths.professionalBilling(uid)}>Voir la facturation</Link>
        </TextLink>
      </p>
    </PageSection>
  );
}
