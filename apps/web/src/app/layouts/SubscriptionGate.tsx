import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageHeading } from "../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../shared/navigation/PageMain.tsx";
import { useCurrentRoute } from "../../shared/navigation/place.ts";
import { mayStartDiagnosisAtom } from "../../shared/watch/accountAtoms.ts";
import { SubscriptionBanner } from "../../shared/layout/SubscriptionBanner.tsx";

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
