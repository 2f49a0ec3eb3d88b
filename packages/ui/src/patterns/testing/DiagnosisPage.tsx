import type { ReactNode } from "react";
import { AppShell } from "../../shell/app-shell/index.ts";
import { account, administration } from "../../shell/app-shell/testing/menus.tsx";
import { Breadcrumbs } from "../../navigation/breadcrumbs/index.ts";
import { PageHeader } from "../../navigation/page-header/index.ts";
import { diagnosisNav } from "./diagnosisNav.ts";

interface DiagnosisPageProps {
  readonly photo: ReactNode;
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

/** The page of a diagnosis whose results are not there: its frame is that of the results. */
export function DiagnosisPage({ photo, facts, children }: DiagnosisPageProps): ReactNode {
  return (
    <AppShell nav={diagnosisNav} account={account} links={administration} homeHref="#accueil">
      <div className="pattern-results">
        <div className="pattern-results__photo pattern-place">{photo}</div>
        <div className="pattern-results__content">
          <PageHeader
            before={
              <Breadcrumbs
                items={[
                  { id: "clients", content: <a href="#clients">Mes clients</a> },
                  { id: "client", content: <a href="#anais">Anaïs Morel</a> },
                  { id: "date", content: "21\u00A0novembre 2026" },
                ]}
              />
            }
            title="Résultats du diagnostic"
            facts={facts}
          />
          {children}
        </div>
      </div>
    </AppShell>
  );
}

/** The place of a face: where a photograph will be. */
export function FacePlace(): ReactNode {
  return (
    <svg className="pattern-face" viewBox="0 0 120 150" aria-hidden="true">
      <ellipse cx="60" cy="75" rx="44" ry="60" />
    </svg>
  );
}
