import { formatCount } from "@carnation/domain/format";
import { MIN_GROUP_SIZE, namedPriorities, type Period } from "@carnation/product/statistics";
import { BarChart } from "@carnation/ui/bar-chart";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import type { ReactNode } from "react";
import { Failure } from "../../../shared/feedback/Failure.tsx";
import { Waiting } from "../../../shared/feedback/Waiting.tsx";
import { useReading } from "../../../shared/watch/useReading.ts";
import { downloadCsv } from "../../../shared/browser/download.ts";
import { CsvButton } from "../../../shared/statistics/CsvButton.tsx";
import { periodKey, readPriorities } from "../../../shared/statistics/statistics.ts";

const LABEL = "Critères prioritaires";

/** For how many people each criterion was a priority; groups of fewer than ten are not shown. */
export function Priorities({ period }: { readonly period: Period }): ReactNode {
  const { reading, retry } = useReading(periodKey(period), readPriorities);
  if (reading.status === "failed") return <Failure error={reading.error} onRetry={retry} />;
  if (reading.status === "loading") {
    return (
      <Waiting onRetry={retry}>
        <Skeleton height="14rem" />
      </Waiting>
    );
  }
  const groups = namedPriorities(reading.value);
  if (groups.length === 0) {
    return (
      <EmptyState title="Pas encore de groupe assez grand sur cette période.">
        {`Un critère s’affiche à partir de ${MIN_GROUP_SIZE} personnes, pour que nul ne soit reconnu.`}
      </EmptyState>
    );
  }
  const [first] = groups;
  return (
    <div className="grid gap-2">
      <BarChart
        orientation="horizontal"
        label={LABEL}
        categoryLabel="Critère"
        seriesLabel="Personnes"
        summary={
          first === undefined
            ? ""
            : `${first.criterion.label} est le critère le plus souvent prioritaire\u00A0: ${formatCount(first.people, "personne", "personnes")}.`
        }
        data={groups.map(({ criterion, people }) => ({
          id: String(criterion.id),
          label: criterion.label,
          value: people,
        }))}
      />
      <p className="max-w-[65ch] text-small text-ink-2">
        {`Chaque personne compte une fois par critère, quel que soit le nombre de ses diagnostics. Les groupes de moins de ${MIN_GROUP_SIZE} personnes ne sont pas affichés.`}
      </p>
      <CsvButton
        what={LABEL}
        onPress={() =>
          downloadCsv(
            [["Critère", "Personnes"], ...groups.map(({ criterion, people }) => [criterion.label, people])],
            `${LABEL} ${period.from} ${period.to}`,
          )
        }
      />
    </div>
  );
}
