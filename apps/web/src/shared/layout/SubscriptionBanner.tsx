import { clientTexts } from "@carnation/domain/internal/error";
import { subscriptionStatusTexts } from "@carnation/product/subscription";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../navigation/paths.ts";
import { isStaffAtom, mayStartDiagnosisAtom, standingAtom } from "../watch/accountAtoms.ts";
import { valueOf } from "../state/queryState.ts";

/** Says that new analyses need a subscription; nothing when there is one, or before it is known. */
export function SubscriptionBanner(): ReactNode {
  const mayStart = useAtomValue(mayStartDiagnosisAtom);
  const [standing, retry] = useAtom(standingAtom);
  const isStaff = useAtomValue(isStaffAtom);
  // How the account stands has to be known: a late payment is not none.
  if (mayStart.status !== "ready" || mayStart.value || standing.status === "loading") return null;
  // A read that failed says nothing of the account.
  if (standing.status !== "ready" && standing.status !== "missing") {
    return (
      <Alert tone="warning" role="alert" actions={<Button onClick={retry}>Réessayer</Button>}>
        Votre abonnement n’a pas pu être lu. Vos clients et vos diagnostics restent consultables.
      </Alert>
    );
  }
  const subscription = valueOf(standing);
  if (isStaff && subscription === null) {
    return (
      <Alert tone="info">
        Ce compte de l’équipe n’a pas d’abonnement&nbsp;: il consulte, mais ne lance pas d’analyse.
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      actions={
        <Button asChild>
          <Link to={paths.subscription}>{subscription ? "Voir l’abonnement" : "Choisir une formule"}</Link>
        </Button>
      }
    >
      {subscription ? subscriptionStatusTexts[subscription.status].sentence : clientTexts.noSubscription} Vos
      clients et vos diagnostics restent consultables.
    </Alert>
  );
}
