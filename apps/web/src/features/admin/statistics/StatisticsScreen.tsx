import { formatCount, type IsoDay, isoDay } from "@carnation/domain/format";
import {
  type DayStatistics,
  missingDays,
  type Period,
  periodLength,
  statisticsMetrics,
  statisticsRows,
} from "@carnation/product/statistics";
import { Alert } from "@carnation/ui/alert";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { isConfirmed, type ListQuery } from "../../../shared/state/queryState.ts";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { useNow } from "../../../shared/browser/useNow.ts";
import { askedPeriod, lengthQuery, periodQuery } from "../../../shared/statistics/askedPeriod.ts";
import { downloadCsv } from "../../../shared/browser/download.ts";
import { CsvButton } from "../../../shared/statistics/CsvButton.tsx";
import { MetricChart } from "../../../shared/statistics/MetricChart.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { Priorities } from "./Priorities.tsx";
import { RecountSection } from "./RecountSection.tsx";
import { daysFor, periodKey } from "../../../shared/statistics/statistics.ts";

/** `/admin/statistics`: what the whole service did, day by day, beside the period before. */
export function StatisticsScreen(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const today = isoDay(useNow());
  const asked = askedPeriod(query, today);
  const { period } = asked;
  const [watched, retry] = useAtom(daysFor(period));
  return (
    <PageMain>
      <PageHeading className="mb-2" />
      <p className="mb-6 max-w-[65ch] text-ink-2">
        L’activité de tout le service, jour par jour à l’heure de Paris. Aucun client n’y est nommé.
      </p>
      <PeriodChoice
        asked={asked}
        today={today}
        onLength={(choice) => setQuery(lengthQuery(choice))}
        onPeriod={(own) => setQuery(periodQuery(own))}
      />
      <div className="mt-8 grid gap-12">
        <ListContent
          watched={watched}
          onRetry={retry}
          skeleton={<Skeleton height="40rem" />}
          empty={<NoData />}
        >
          {(days) => <Figures watched={watched} days={days} period={period} today={today} />}
        </ListContent>
        <PageSection title="Critères prioritaires">
          <Priorities key={periodKey(period)} period={period} />
        </PageSection>
        <RecountSection />
      </div>
    </PageMain>
  );
}

function NoData(): ReactNode {
  return (
    <EmptyState title="Pas encore de données sur cette période.">
      Chaque diagnostic, inscription ou devis s’y ajoutera le jour même.
    </EmptyState>
  );
}

interface FiguresProps {
  readonly watched: ListQuery<DayStatistics>;
  readonly days: readonly DayStatistics[];
  readonly period: Period;
  readonly today: IsoDay;
}

function Figures({ watched, days, period, today }: FiguresProps): ReactNode {
  const confirmed = isConfirmed(watched);
  const missing = missingDays(days, period).filter((day) => day < today);
  if (missing.length === periodLength(period)) {
    return (
      <NoItems list={watched}>
        <NoData />
      </NoItems>
    );
  }
  return (
    <div className="grid gap-8">
      {confirmed && missing.length > 0 ? (
        <Alert tone="info">
          {`Données partielles\u00A0: ${formatCount(missing.length, "jour sur", "jours sur")} ${periodLength(period)} sans relevé. Rien n’y a été enregistré.`}
        </Alert>
      ) : null}
      <div className="grid gap-x-12 gap-y-11 desk:grid-cols-2">
        {statisticsMetrics.map((metric) => (
          <MetricChart
            key={metric.label}
            metric={metric}
            days={days}
            period={period}
            exported={confirmed}
            totalled={confirmed}
          />
        ))}
      </div>
      {confirmed ? (
        <CsvButton
          words="Tout exporter (CSV)"
          what="toutes les courbes"
          onPress={() =>
            downloadCsv(
              statisticsRows(days, period, statisticsMetrics),
              `Statistiques ${period.from} ${period.to}`,
            )
          }
        />
      ) : null}
    </div>
  );
}
