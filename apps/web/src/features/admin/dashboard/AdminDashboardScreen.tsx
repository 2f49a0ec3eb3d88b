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
import { MetricChart } from "../../../shared/statistics/MetricChart.tsx";
import { daysFor } from "../../../shared/statistics/statistics.ts";
import { Alerts } from "./Alerts.tsx";
import { Counters } from "./Counters.tsx";
import { SignUps } from "./SignUps.tsx";

/** Days of the curves. */
const DAYS = 30;

/** The curves that the dashboard shows. */
const shown = statisticsMetrics.filter(
  (metric) =>
    metric.kind !== "ratio" &&
    ["diagnoses_done", "professionals_created", "subscriptions_active"].includes(metric.value),
);

const quickLinks = [
  { to: paths.addProfessional, words: "Ajouter un professionnel" },
  { to: paths.addArticle, words: "Rédiger une actualité" },
  { to: paths.addAdminRecommendation, words: "Ajouter une recommandation" },
  { to: paths.addDiscount, words: "Créer une réduction" },
  { to: paths.aiSettings, words: "Régler l’analyse" },
];

/** `/admin/dashboard`: how much there is of everything, what to look at, and what the last days were like. */
export function AdminDashboardScreen(): ReactNode {
  const today = isoDay(useNow());
  return (
    <PageMain>
      <PageHeading className="mb-8" />
      <Counters />
      <div className="mt-12 grid items-start gap-x-14 gap-y-11 desk:grid-cols-[minmax(0,1fr)_320px]">
        <Lately today={today} />
        <div className="grid gap-11">
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

function Lately({ today }: { readonly today: IsoDay }): ReactNode {
  const period = lastDays(DAYS, today);
  const [watched, retry] = useAtom(daysFor(period));
  return (
    <div className="grid min-w-0 gap-11">
      <ListContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="30rem" />}
        empty={<Alerts days={[]} today={today} />}
      >
        {(days) => (
          <div className="grid gap-11">
            <Alerts days={days} today={today} />
            <PageSection
              title={`${DAYS} derniers jours`}
              action={
                <TextLink asChild size="sm">
                  <Link to={paths.adminStatistics}>Toutes les statistiques</Link>
                </TextLink>
              }
            >
              <div className="grid gap-11">
                {shown.map((metric) => (
                  <MetricChart
                    key={metric.label}
                    metric={metric}
                    days={days}
                    period={period}
                    headingLevel={3}
                    exported={false}
                    totalled={isConfirmed(watched)}
                  />
                ))}
              </div>
            </PageSection>
          </div>
        )}
      </ListContent>
    </div>
  );
}
