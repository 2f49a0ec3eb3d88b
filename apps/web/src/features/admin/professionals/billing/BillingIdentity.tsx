import type { BillingDetails } from "@carnation/product/profile";
import { DescriptionList } from "@carnation/ui/description-list";
import type { ReactNode } from "react";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { cardLabel } from "../../../../shared/invoices/cardLabel.ts";

interface BillingIdentityProps {
  /** Null while the provider has not told it. */
  readonly billing: BillingDetails | null;
  /** The way to the provider. */
  readonly action: ReactNode;
}

/** Shows who pays, as the provider has it, and with which card: its brand and last four digits, never more. */
export function BillingIdentity({ billing, action }: BillingIdentityProps): ReactNode {
  return (
    <PageSection title="Identité de facturation">
      {billing === null ? (
        <p className="text-ink-2">Le prestataire de paiement n’a encore rien transmis.</p>
      ) : (
        <DescriptionList
          items={[
            { id: "name", term: "Nom", details: given(billing.name) },
            { id: "address", term: "Adresse", details: given(billing.address) },
            { id: "email", term: "E-mail des factures", details: given(billing.email) },
            { id: "vat", term: "N° de TVA", details: given(billing.vatNumber) },
            {
              id: "card",
              term: "Carte",
              details: billing.card === null ? "Aucune carte enregistrée" : cardLabel(billing.card),
            },
          ]}
          className="[&>div:first-child]:border-t-0 [&>div:first-child]:pt-0"
        />
      )}
      <div className="mt-4">{action}</div>
    </PageSection>
  );
}

const given = (text: string): string => (text === "" ? "Non renseigné" : text);
