import "../../../styles/figures.css";
import {
  formatCount,
  formatDate,
  formatDayMonth,
  type IsoDay,
  isoDay,
  parseIsoDay,
} from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import {
  missingDays,
  namedPriorities,
  type Period,
  periodLength,
  statisticsMetrics,
  statisticsRows,
} from "@carnation/product/statistics";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { PageHeader } from "@carnation/ui/page-header";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { downloadCsv } from "../../../shared/browser/download.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import { askedPeriod, lengthQuery, periodQuery } from "../../../shared/statistics/askedPeriod.ts";
import { daysFor, periodKey, readPriorities } from "../../../shared/statistics/statistics.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { Figures } from "./Figures.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { RecountSection } from "./RecountSection.tsx";

/** `/admin/statistics`: what the whole service did, day by day, beside the period before. */
export function StatisticsScreen(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const today = isoDay(useNow());
  const asked = askedPeriod(query, today);
  const { period } = asked;
  const key = periodKey(period);
  const [watched, retry] = useAtom(daysFor(period));
  const priorities = useReading(key, readPriorities);
  const confirmed = isConfirmed(watched);
  const days = watched.status === "ready" ? watched.value : [];
  const groups =
    priorities.reading.status === "ready" ? namedPriorities(priorities.reading.value.current) : [];
  const missing = missingDays(days, period).filter((day) => day < today);
  const partial = confirmed && missing.length > 0 && missing.length < periodLength(period);

  const exportAll = (): void =>
    downloadCsv(
      [
        ...statisticsRows(days, period, statisticsMetrics),
        ...(groups.length === 0 ? [] : [[], ["Critère prioritaire", "Personnes"]]),
        ...groups.map(({ criterion, people }) => [criterion.label, people]),
      ],
      `Statistiques ${period.from} ${period.to}`,
    );

  return (
    <PageMain>
      <PageHeader
        className="mb-7"
        title={<PageHeading as="span" />}
        facts={[
          periodFact(period),
          ...(partial
            ? [
                `Données partielles\u00A0: ${formatCount(missing.length, "jour sur", "jours sur")} ${periodLength(period)} sans relevé`,
              ]
            : []),
        ]}
        actions={
          <PeriodChoice
            asked={asked}
            today={today}
            onLength={(choice) => setQuery(lengthQuery(choice))}
            onPeriod={(own) => setQuery(periodQuery(own))}
            action={
              <Button
                aria-label="Exporter la période (CSV)"
                className="max-tablet:px-3"
                disabled={!confirmed || days.length === 0 || priorities.reading.status === "loading"}
                onClick={exportAll}
              >
                <Download aria-hidden="true" size={20} strokeWidth={1.5} />
                <span className="max-tablet:hidden">Exporter</span>
              </Button>
            }
          />
        }
      />
      <div className="grid gap-9">
        <ListContent
          watched={watched}
          onRetry={retry}
          skeleton={<Skeleton height="40rem" />}
          empty={<NoDiagnosis />}
        >
          {(known) => (
            <Figures
              key={key}
              watched={watched}
              days={known}
              period={period}
              today={today}
              priorities={priorities}
              empty={<NoDiagnosis />}
            />
          )}
        </ListContent>
        <RecountSection />
      </div>
    </PageMain>
  );
}

function NoDiagnosis(): ReactNode {
  return (
    <EmptyState title="Pas encore de diagnostic sur cette période.">
      Chaque diagnostic, inscription ou devis s’y ajoutera le jour même.
    </EmptyState>
  );
}

/** « Du 31 octobre au 29 novembre 2026, comparé aux 30 jours précédents ». */
function periodFact(period: Period): string {
  const length = periodLength(period);
  return typeset(
    length === 1
      ? `Le ${inWords(period.to)}, comparé au jour précédent`
      : `Du ${inWords(period.from, period.from.slice(0, 4) !== period.to.slice(0, 4))} au ${inWords(period.to)}, comparé aux ${length} jours précédents`,
  );
}

function inWords(day: IsoDay, withYear = true): string {
  const date = parseIsoDay(day);
  if (date === null) return day;
  return withYear ? formatDate(date) : formatDayMonth(date);
}
