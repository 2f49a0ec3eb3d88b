import { type Professional, professionalLabel } from "@carnation/product/account";
import type { Subscription } from "@carnation/product/subscription";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { NotReady } from "../../../../shared/feedback/NotReady.tsx";
import { PageHeading } from "../../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { RecordPage } from "../../../../shared/resource/RecordPage.tsx";
import { isKnownEmpty, itemsOf, valueOf } from "../../../../shared/state/queryState.ts";
import { UnreadableDocument } from "../../../../shared/feedback/UnreadableDocument.tsx";
import { pages, professionals } from "../professionals.ts";
import { standingOf } from "../view/professionalView.ts";
import { BilledSubscription } from "./BilledSubscription.tsx";
import { BillingIdentity } from "./BillingIdentity.tsx";
import { FailedPayments } from "./FailedPayments.tsx";
import { Invoices } from "./Invoices.tsx";
import { OpenProvider } from "./OpenProvider.tsx";
import { billingOf, invoicesOf } from "./professionalBilling.ts";

/** `/admin/customers/billing/:id`: what a professional pays, with which card, and what was invoiced. */
export function ProfessionalBillingScreen(): ReactNode {
  return (
    <RecordPage atoms={professionals.byId} pages={pages}>
      {(professional) => <BillingPage key={professional.id} professional={professional} />}
    </RecordPage>
  );
}

function BillingPage({ professional }: { readonly professional: Professional }): ReactNode {
  const name = professionalLabel(professional);
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: pages.path, content: <Link to={pages.path}>{pages.label}</Link> },
          { id: "record", content: <Link to={paths.professional(professional.uid)}>{name}</Link> },
          { id: "here", content: "Facturation" },
        ]}
      />
      <PageHeading className="mt-2 mb-7 [overflow-wrap:anywhere]">{`Facturation — ${name}`}</PageHeading>
      <Billing professional={professional} />
    </PageMain>
  );
}

/** There is something to show as soon as the provider has told anything of the account. */
function Billing({ professional }: { readonly professional: Professional }): ReactNode {
  const { uid } = professional;
  const [billing, readBilling] = useAtom(billingOf(uid));
  const [standing, readStanding] = useAtom(standingOf(uid));
  const [invoices, readInvoices] = useAtom(invoicesOf(uid));
  if (billing.status === "unreadable" || standing.status === "unreadable") return <UnreadableDocument />;
  for (const [watched, retry] of [
    [billing, readBilling],
    [standing, readStanding],
    [invoices, readInvoices],
  ] as const) {
    if (watched.status === "loading" || watched.status === "failed" || watched.status === "unread") {
      return <NotReady watched={watched} onRetry={retry} skeleton={<Skeleton height="20rem" />} />;
    }
  }
  const subscription: Subscription | null = valueOf(standing);
  if (billing.status === "missing" && subscription === null && isKnownEmpty(invoices)) {
    return (
      <EmptyState
        title="Aucune facturation pour ce compte."
        action={
          <Button asChild>
            <Link to={paths.professional(uid)}>Voir la fiche</Link>
          </Button>
        }
      >
        Elle s’ouvre avec le premier passage de ce professionnel sur la page de paiement.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-11">
      <FailedPayments invoices={itemsOf(invoices)} />
      <div className="grid gap-x-14 gap-y-9 desk:grid-cols-2">
        <BilledSubscription professional={professional} subscription={subscription} />
        <BillingIdentity billing={valueOf(billing)} action={<OpenProvider uid={uid} />} />
      </div>
      <Invoices uid={uid} />
    </div>
  );
}
