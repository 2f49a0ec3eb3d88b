import "../../../styles/figures.css";
import { type IsoDay, isoDay } from "@carnation/domain/format";
import { lastDays, statisticsMetrics } from "@carnation/product/statistics";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { MetricMultiples } from "../../../shared/statistics/MetricMultiples.tsx";
import { daysFor } from "../../../shared/statistics/statistics.ts";
import { Alerts } from "./Alerts.tsx";
import { Counters } from "./Counters.tsx";
import { SignUps } from "./SignUps.tsx";

/** Days of the lines. */
const DAYS = 30;

/** Id of the title over them. */
const LATELY = "lately";

/** The figures that the dashboard shows with their line. */
const shown = statisticsMetrics.filter(
  (metric) =>
    metric.kind !== "ratio" &&
    ["diagnoses_done", "professionals_created", "subscriptions_active", "quotes"].includes(metric.value),
);

const quickLinks = [
  { to: paths.addProfessional, words: "Ajouter un professionnel" },
  { to: paths.addArticle, words: "Rédiger une actualité" },
  { to: paths.addAdminRecommendation, words: "Ajouter une recommandation" },
  { to: paths.addDiscount, words: "Créer une réduction" },
  { to: paths.aiSettings, words: "Régler l’analyse" },
];

/** `/admin/dashboard`: what to look at, what the last days were like, and how much there is of everything. */
export function AdminDashboardScreen(): ReactNode {
  const today = isoDay(useNow());
  return (
    <PageMain>
      <PageHeading className="mb-7" />
      <div className="grid items-start gap-x-14 gap-y-11 desk:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid min-w-0 gap-10">
          <Lately today={today} />
          <PageSection title="En tout">
            <Counters />
          </PageSection>
        </div>
        <div className="grid gap-10">
          <SignUps />
          <PageSection title="Accès rapides">
            <ul className="grid gap-2">
              {quickLinks.map(({ to, words }) => (
                <li key={to}>
                  <TextLink asChild>
                    <Link to={to}>{words}</Link>
                  </TextLink>
                </li>
              ))}
            </ul>
          </PageSection>
        </div>
      </div>
    </PageMain>
  );
}

/** Alerts first, then the figures of the last days with their lines. */
function Lately({ today }: { readonly today: IsoDay }): ReactNode {
  const period = lastDays(DAYS, today);
  const [watched, retry] = useAtom(daysFor(period));
  return (
    <div className="grid min-w-0 gap-10">
      <ListContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="18rem" />}
        empty={<Alerts days={[]} today={today} />}
      >
        {(days) => (
          <div className="grid gap-10">
            <Alerts days={days} today={today} />
            <section aria-labelledby={LATELY}>
              <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h2 id={LATELY} className="text-[1.25rem]/[1.2]">
                  {`${DAYS} derniers jours`}
                </h2>
                <TextLink asChild size="sm">
                  <Link to={paths.adminStatistics}>Toutes les statistiques</Link>
                </TextLink>
              </div>
              <MetricMultiples
                className="wide:gap-x-7"
                metrics={shown}
                days={days}
                period={period}
                today={today}
                totalled={isConfirmed(watched)}
              />
              <p className="mt-3 text-micro text-ink-3">{`En pointillé, les ${DAYS} jours précédents.`}</p>
            </section>
          </div>
        )}
      </ListContent>
    </div>
  );
}
