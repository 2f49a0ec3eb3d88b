import { clientTexts, type Subscription, subscriptionStatusTexts } from "@carnation/domain";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { subscriptionAtom } from "../../common/state/accountAtoms.ts";
import { DocumentContent } from "../../common/DocumentContent.tsx";
import { useNow } from "../../common/useNow.ts";
import { AsideCard } from "./AsideCard.tsx";
import { monthWords } from "./monthWords.ts";
import { useMonthCount } from "./useMonthCount.ts";

/** « Votre mois »: how the subscription stands, and what was done since the first of the month. */
export function SubscriptionCard(): ReactNode {
  const [subscription, retry] = useAtom(subscriptionAtom);
  const now = useNow();
  const count = useMonthCount(now);
  const standing = (current: Subscription | null): ReactNode => (
    <>
      <p className="text-ink-2">
        {current ? subscriptionStatusTexts[current.status].sentence : clientTexts.noSubscription}
      </p>
      <p>
        <TextLink asChild size="sm">
          <Link to={paths.subscription}>{current ? "Voir l’abonnement" : "Choisir une formule"}</Link>
        </TextLink>
      </p>
    </>
  );
  return (
    <AsideCard title="Votre mois">
      <div className="grid gap-1.5 text-small">
        {count === null ? null : <p>{monthWords(count)}</p>}
        <DocumentContent
          watched={subscription}
          onRetry={retry}
          skeleton={<Skeleton height="3rem" />}
          missing={standing(null)}
        >
          {standing}
        </DocumentContent>
      </div>
    </AsideCard>
  );
}
