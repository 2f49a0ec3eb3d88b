import type { Workspace } from "@carnation/data";
import type { BillingDetails } from "@carnation/product/profile";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { type Description, DescriptionList } from "@carnation/ui/description-list";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { Failure } from "../../../../shared/feedback/Failure.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { usePlace } from "../../../../shared/navigation/place.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { useReading } from "../../../../shared/watch/useReading.ts";
import type { Loaded } from "../../../../shared/state/queryState.ts";
import { Waiting } from "../../../../shared/feedback/Waiting.tsx";
import { PaymentPage } from "../PaymentPage.tsx";
import { usePortal } from "../usePortal.ts";
import { cardLabel } from "../../../../shared/invoices/cardLabel.ts";
import { withSupport } from "../../../../shared/feedback/supportContact.ts";

const readBilling = ({ payment }: Workspace): Promise<BillingDetails | null> => payment.readBilling();

/** `/user/billing`: who pays and with which card, and the way to change it. */
export function BillingScreen(): ReactNode {
  const { reading, retry } = useReading("billing", readBilling);
  useReadAgain(retry);
  // While it is read again, what was read stays.
  const [last, setLast] = useState<{ readonly billing: BillingDetails | null } | null>(null);
  if (reading.status === "ready" && reading.value !== last?.billing) setLast({ billing: reading.value });
  return (
    <PaymentPage>
      {last === null ? (
        <BillingOnItsWay reading={reading} onRetry={retry} />
      ) : last.billing === null ? (
        <NoBilling />
      ) : (
        <Billing billing={last.billing} />
      )}
    </PaymentPage>
  );
}

interface BillingOnItsWayProps {
  readonly reading: Loaded<unknown>;
  readonly onRetry: () => void;
}

function BillingOnItsWay({ reading, onRetry }: BillingOnItsWayProps): ReactNode {
  return reading.status === "failed" ? (
    <Failure error={reading.error} onRetry={onRetry} />
  ) : (
    <Waiting onRetry={onRetry}>
      <Skeleton height="14rem" />
    </Waiting>
  );
}

/** Pauses before billing is read again, in milliseconds: word of a change at the provider's may be on its way. */
const LATER_MS = [2000, 6000] as const;

/** Reads again, when this page is looked at again, what was changed in another tab or at the provider's. */
function useReadAgain(read: () => void): void {
  const { arrived } = usePlace();
  useEffect(() => {
    if (arrived) return undefined;
    const timers = LATER_MS.map((delay) => setTimeout(read, delay));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [arrived, read]);
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === "visible") read();
    };
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("pageshow", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("pageshow", seen);
    };
  }, [read]);
}

function NoBilling(): ReactNode {
  return (
    <EmptyState
      title="Aucune facturation pour l’instant."
      action={
        <Button asChild variant="primary">
          <Link to={paths.subscription}>Choisir une formule</Link>
        </Button>
      }
    >
      Vos coordonnées et votre carte s’afficheront ici après votre premier passage sur la page de paiement.
    </EmptyState>
  );
}

/** The title has the hairline that the first line of a list begins with. */
const underTitle = "[&>div:first-child]:border-t-0 [&>div:first-child]:pt-0";

function Billing({ billing }: { readonly billing: BillingDetails }): ReactNode {
  const portal = usePortal(paths.billing);
  return (
    <div className="grid max-w-[62rem] gap-x-14 gap-y-9 desk:grid-cols-2">
      <PageSection title="Vos coordonnées">
        <DescriptionList items={identityOf(billing)} className={underTitle} />
        <p className="mt-3 text-small text-ink-2">
          Elles figurent sur vos factures Carnation, pas sur vos devis.
        </p>
      </PageSection>
      <PageSection title="Votre moyen de paiement">
        {billing.card === null ? (
          <p>Aucune carte enregistrée.</p>
        ) : (
          <DescriptionList
            items={[{ id: "card", term: "Carte", details: cardLabel(billing.card) }]}
            className={underTitle}
          />
        )}
        <p className="mt-3 text-small text-ink-2">
          Votre numéro de carte ne passe jamais par Carnation&nbsp;: il reste chez notre prestataire de
          paiement.
        </p>
      </PageSection>
      <div className="grid gap-3 desk:col-span-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" loading={portal.pending} onClick={portal.open}>
            Gérer ma facturation
          </Button>
          <p className="text-small text-ink-2">
            Sur la page sécurisée de notre prestataire de paiement. Vous revenez ensuite ici.
          </p>
        </div>
        {portal.failure === null ? null : (
          <Alert tone="error" actions={<Button onClick={portal.open}>Réessayer</Button>}>
            {withSupport(portal.failure)}
          </Alert>
        )}
      </div>
    </div>
  );
}

/** Lists the billing identity; a missing part is said, so that nobody looks for it. */
function identityOf({ name, address, email, vatNumber }: BillingDetails): Description[] {
  return [
    { id: "name", term: "Nom", details: name },
    { id: "address", term: "Adresse", details: address },
    { id: "email", term: "E-mail des factures", details: email },
    { id: "vat", term: "N° de TVA", details: vatNumber },
  ].map((item) => ({ ...item, details: item.details === "" ? "Non renseigné" : item.details }));
}
