import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Link as TextLink } from "@carnation/ui/link";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useCurrentRoute } from "../../../shared/navigation/place.ts";

const pages = [
  { to: paths.subscription, label: "Abonnement" },
  { to: paths.payments, label: "Paiements" },
  { to: paths.billing, label: "Facturation" },
] as const;

interface PaymentPageProps {
  /** Holds what can be done with the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the three pages of what is paid: where one is in the account, and the way to the two others. */
export function PaymentPage({ actions, children }: PaymentPageProps): ReactNode {
  const route = useCurrentRoute();
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: "account", content: <Link to={paths.account}>Mon compte</Link> },
          { id: "here", content: route?.title },
        ]}
      />
      <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <PageHeading />
          <ul aria-label="Aussi dans votre compte" className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            {pages
              .filter(({ to }) => to !== route?.path)
              .map(({ to, label }) => (
                <li key={to}>
                  <TextLink asChild size="sm">
                    <Link to={to}>{label}</Link>
                  </TextLink>
                </li>
              ))}
          </ul>
        </div>
        {actions}
      </div>
      {children}
    </PageMain>
  );
}
