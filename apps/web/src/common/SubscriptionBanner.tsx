import { clientTexts } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "./navigation/paths.ts";
import { mayStartDiagnosisAtom } from "./state/accountAtoms.ts";

/** Says that new analyses need a subscription; nothing when there is one, or before it is known. */
export function SubscriptionBanner(): ReactNode {
  const mayStart = useAtomValue(mayStartDiagnosisAtom);
  if (mayStart.status !== "ready" || mayStart.value) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Button asChild>
          <Link to={paths.subscription}>Choisir une formule</Link>
        </Button>
      }
    >
      {clientTexts.noSubscription} Vos clients et vos diagnostics restent consultables.
    </Alert>
  );
}
