import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { useCurrentRoute } from "../../common/navigation/place.ts";
import { mayStartDiagnosisAtom } from "../../common/state/accountAtoms.ts";
import { SubscriptionBanner } from "../../common/SubscriptionBanner.tsx";

/**
 * Keeps the pages that start a new analysis behind a current subscription; every other page stays open, so
 * that people always reach their clients' data. When the subscription cannot be read, the server decides.
 */
export function SubscriptionGate({ children }: { readonly children: ReactNode }): ReactNode {
  const route = useCurrentRoute();
  const mayStart = useAtomValue(mayStartDiagnosisAtom);
  const known = mayStart.status === "loading" || mayStart.status === "ready";
  if (route?.access !== "subscriber" || !known) return children;
  if (mayStart.status === "ready" && mayStart.value) return children;
  return (
    <PageMain>
      <PageHeading />
      <div className="mt-6" aria-busy={mayStart.status === "loading"}>
        {mayStart.status === "ready" ? <SubscriptionBanner /> : null}
      </div>
    </PageMain>
  );
}
