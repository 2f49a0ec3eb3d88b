import type { Professional } from "@carnation/product/account";
import { StatTile } from "@carnation/ui/stat-tile";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { valueOf } from "../../../../shared/state/queryState.ts";
import { totalsOf } from "./professionalView.ts";

/** Shows how much there is of what the professional works with: numbers, and nothing of the people behind them. */
export function Totals({ professional }: { readonly professional: Professional }): ReactNode {
  const watched = useAtomValue(totalsOf(professional.uid));
  const totals = valueOf(watched);
  const { customers, diagnoses } = professional.summary;
  const loading = watched.status === "loading";
  return (
    <PageSection title="En chiffres">
      <div className="grid grid-cols-2 gap-x-8 gap-y-6 tablet:grid-cols-4">
        <StatTile label="Clients" value={customers ?? totals?.customers_total ?? null} />
        <StatTile label="Diagnostics" value={diagnoses} />
        <StatTile label="Recommandations" value={totals?.recommendations_total ?? null} loading={loading} />
        <StatTile label="Factures" value={totals?.invoices_total ?? null} loading={loading} />
      </div>
      <p className="mt-4 text-small text-ink-2">
        Les dossiers et les photos de ses clients ne sont visibles que de ce professionnel, et de personne
        d’autre.
      </p>
    </PageSection>
  );
}
