import { Brand } from "@carnation/ui/brand";
import type { ReactNode } from "react";
import { paths } from "../../common/navigation/paths.ts";
import { PlaceLink } from "../../common/navigation/PlaceLink.tsx";
import { SkinChart } from "./SkinChart.tsx";

interface AuthScreenProps {
  /** A word at the end of the wordmark's line, for instance the back-office's. */
  readonly badge?: string;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in: the chart of skins, and one column for what there is to do. */
export function AuthScreen({ badge, children }: AuthScreenProps): ReactNode {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] desk:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] desk:grid-rows-1">
      <SkinChart />
      <div className="grid grid-cols-[minmax(0,392px)] grid-rows-[auto_1fr_auto] justify-center px-(--cn-gutter) py-8 desk:p-16">
        <header className="flex items-center justify-between gap-4">
          <PlaceLink to={paths.login} aria-label="Carnation, accueil" className="flex min-h-11 items-center">
            <Brand />
          </PlaceLink>
          {badge ? (
            <span className="rounded-chip border border-line px-2.5 py-1 text-small text-ink-2">{badge}</span>
          ) : null}
        </header>
        <main id="contenu" tabIndex={-1} className="self-center py-8 outline-none">
          {children}
        </main>
        <footer className="text-micro text-ink-3">
          Observation cosmétique du visage, sans valeur médicale.
        </footer>
      </div>
    </div>
  );
}
