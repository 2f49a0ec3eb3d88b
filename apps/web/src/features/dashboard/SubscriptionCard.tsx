import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/routes/paths.ts";
import { subscriptionAtom } from "../../app/state/accountAtoms.ts";
import { recentDiagnosesAtom } from "../../app/state/catalogueAtoms.ts";
import { WatchedContent } from "../../common/WatchedContent.tsx";
import { useNow } from "../../common/useNow.ts";
import { AsideCard } from "./AsideCard.tsx";
import { monthWords } from "./monthWords.ts";
import { subscriptionWords } from "./subscriptionWords.ts";

/** « Votre mois »: how the subscription stands, and what was done since the first of the month. */
export function SubscriptionCard(): ReactNode {
  const [subscription, retry] = useAtom(subscriptionAtom);
  const now = useNow();
  const diagnoses = useAtomValue(recentDiagnosesAtom);
  return (
    <AsideCard title="Votre mois">
      <WatchedContent watched={subscription} onRetry={retry} skeleton={<Skeleton height="3rem" />}>
        {(current) => (
          <div className="grid gap-1.5 text-small">
            {diagnoses.status === "ready" ? <p>{monthWords(diagnoses.value, now)}</p> : null}
            <p className="text-ink-2">{subscriptionWords(current)}</p>
            <p>
              <TextLink asChild size="sm">
                <Link to={paths.subscription}>{current ? "Voir l’abonnement" : "Choisir une formule"}</Link>
              </TextLink>
            </p>
          </div>
        )}
      </WatchedContent>
    </AsideCard>
  );
}
