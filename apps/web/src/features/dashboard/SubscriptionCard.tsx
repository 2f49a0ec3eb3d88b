import {
  clientTexts,
  formatCount,
  formatNumber,
  isCurrentSubscription,
  listLimits,
  monthlyDiagnoses,
  type Plan,
  type Subscription,
  subscriptionSentence,
  subscriptionStatusTexts,
} from "@carnation/domain";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { atom, useAtom, useAtomValue } from "jotai";
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { isStaffAtom, planOf, standingAtom } from "../../common/state/accountAtoms.ts";
import { customersAtom } from "../../common/state/catalogueAtoms.ts";
import { DocumentContent } from "../../common/DocumentContent.tsx";
import { isKnownEmpty, loading, valueOf, type WatchedDocument } from "../../common/state/watched.ts";
import { useNow } from "../../common/useNow.ts";
import { AsideCard } from "./AsideCard.tsx";
import { monthWords } from "./monthWords.ts";
import { useMonthCount } from "./useMonthCount.ts";

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

interface QuotaProps {
  readonly count: number;
  /** Diagnoses a month that the plan names. */
  readonly quota: number;
  readonly plan: string;
}

/** « 18 diagnostics sur 150 ce mois-ci »: the bar only shows what the words say. */
function Quota({ count, quota, plan }: QuotaProps): ReactNode {
  const share = Math.min(1, count / quota);
  return (
    <div className="grid gap-2 pb-1">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{`${formatCount(count, "diagnostic", "diagnostics")} sur ${formatNumber(quota)} ce mois-ci`}</span>
        <span className="text-ink-2">{`Formule ${plan}`}</span>
      </p>
      <div aria-hidden="true" className="h-[3px] bg-line">
        <div className="h-full bg-ink" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
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

/** « 37 clients suivis. »: nothing while there are none, or more than a list holds. */
function FollowedCustomers(): ReactNode {
  const customers = useAtomValue(customersAtom);
  if (customers.status !== "ready" || customers.fromCache || isKnownEmpty(customers)) return null;
  const { length } = customers.value;
  if (length >= listLimits.customers) return null;
  return <p className="text-ink-2">{formatCount(length, "client suivi", "clients suivis")}.</p>;
}

const noPlan = atom<WatchedDocument<Plan>>(loading);

/** The plan of a subscription; null while it is not known. */
function usePlan(subscription: Subscription | null): Plan | null {
  const product = subscription?.product ?? null;
  const plan = useMemo(() => (product === null ? noPlan : planOf(product)), [product]);
  return valueOf(useAtomValue(plan));
}
