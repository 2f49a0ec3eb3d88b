import type { Workspace } from "@carnation/data";
import { formatCount } from "@carnation/domain/format";
import { clientTexts } from "@carnation/domain/internal/error";
import { monthlyDiagnoses } from "@carnation/product/plan";
import {
  isCurrentSubscription,
  type Subscription,
  subscriptionSentence,
  subscriptionStatusTexts,
} from "@carnation/product/subscription";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { isStaffAtom, standingAtom } from "../../../shared/watch/accountAtoms.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { valueOf } from "../../../shared/state/queryState.ts";
import { Quota } from "../../../shared/subscription/Quota.tsx";
import { useMonthCount } from "../../../shared/subscription/useMonthCount.ts";
import { usePlan } from "../../../shared/subscription/usePlan.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { AsideCard } from "./AsideCard.tsx";
import { monthWords } from "./monthWords.ts";

/** « Votre mois »: what was done since the first of the month, of how much, and how the subscription stands. */
export function SubscriptionCard(): ReactNode {
  const [standing, retry] = useAtom(standingAtom);
  const isStaff = useAtomValue(isStaffAtom);
  const subscription = valueOf(standing);
  const plan = usePlan(subscription);
  const count = useMonthCount(useNow());
  const quota = plan === null ? null : monthlyDiagnoses(plan);
  return (
    <AsideCard title="Votre mois">
      <div className="grid gap-1.5 text-small">
        {count === null || quota === null ? null : (
          <Quota count={count} quota={quota} plan={plan?.name ?? ""} />
        )}
        {count === null || quota !== null ? null : <p>{monthWords(count)}</p>}
        <FollowedCustomers />
        <DocumentContent
          watched={standing}
          onRetry={retry}
          skeleton={<Skeleton height="3rem" />}
          missing={<Standing isStaff={isStaff} subscription={null} />}
        >
          {(current) => <Standing isStaff={isStaff} subscription={current} />}
        </DocumentContent>
      </div>
    </AsideCard>
  );
}

interface StandingProps {
  readonly isStaff: boolean;
  readonly subscription: Subscription | null;
}

function Standing({ isStaff, subscription }: StandingProps): ReactNode {
  if (subscription === null) {
    return isStaff ? (
      <p className="text-ink-2">Ce compte de l’équipe n’a pas d’abonnement.</p>
    ) : (
      <>
        <p className="text-ink-2">{clientTexts.noSubscription}</p>
        <SubscriptionLink words="Choisir une formule" />
      </>
    );
  }
  const { label } = subscriptionStatusTexts[subscription.status];
  return (
    <>
      {isCurrentSubscription(subscription.status) ? null : <p className="font-medium">{label}</p>}
      <p className="text-ink-2">{subscriptionSentence(subscription)}</p>
      <SubscriptionLink words="Voir l’abonnement" />
    </>
  );
}

function SubscriptionLink({ words }: { readonly words: string }): ReactNode {
  return (
    <p>
      <TextLink asChild size="sm">
        <Link to={paths.subscription}>{words}</Link>
      </TextLink>
    </p>
  );
}

const countCustomers = ({ customers }: Workspace): Promise<number> => customers.countAll();

/** « 37 clients suivis. »: counted by the server, which costs less than their list; nothing while there are none. */
function FollowedCustomers(): ReactNode {
  const { reading } = useReading("customers", countCustomers);
  if (reading.status !== "ready" || reading.value === 0) return null;
  return <p className="text-ink-2">{formatCount(reading.value, "client suivi", "clients suivis")}.</p>;
}
