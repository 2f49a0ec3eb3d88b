import type { CriterionId } from "@carnation/domain/criterion";
import { formatCount } from "@carnation/domain/format";
import { type CriterionTrend, criterionTrend, type DatedResult } from "@carnation/domain/ui";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { SelectField } from "@carnation/ui/select-field";
import { Skeleton } from "@carnation/ui/skeleton";
import { TrendChart } from "@carnation/ui/trend-chart";
import { useAtomValue } from "jotai";
import { useMemo, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Failure } from "../feedback/Failure.tsx";
import { applyThresholds } from "../diagnosis/applyThresholds.ts";
import { paths } from "../navigation/paths.ts";
import { useOnline } from "../navigation/useOnline.ts";
import { NotReadYet } from "../feedback/NotReadYet.tsx";
import { useFileReading } from "../watch/useReading.ts";
import { displaySettingsAtom } from "../diagnosis/useResult.ts";
import { Waiting } from "../feedback/Waiting.tsx";
import { finishedKey, readResults } from "./readResults.ts";

interface CriterionTrendsProps {
  /** Of one person, in any order. */
  readonly diagnoses: readonly Diagnosis[];
  /** Criteria that are not shown. */
  readonly hidden: readonly CriterionId[];
  /** Their age at each photo, in years, where it is known. */
  readonly realAgeAt?: ((date: Date) => number | undefined) | undefined;
  /** Id of the criterion that is shown first; without it the first one of a result. */
  readonly first?: string | undefined;
}

/** One criterion after the other, over the diagnoses of one person; choosing a point opens its diagnosis. */
export function CriterionTrends({
  diagnoses,
  hidden,
  realAgeAt,
  first = "",
}: CriterionTrendsProps): ReactNode {
  const { reading, retry } = useFileReading(finishedKey(diagnoses), readResults);
  const navigate = useNavigate();
  // Files are not kept on the device: without a network their reading only waits.
  const online = useOnline();
  const [chosen, setChosen] = useState(first);
  const settings = useAtomValue(displaySettingsAtom);
  const results = reading.status === "ready" && settings.status === "ready" ? reading.value : null;
  const trends = useMemo(() => {
    const dated = diagnoses.flatMap((diagnosis): DatedResult[] => {
      const { id, created } = diagnosis;
      const result = results?.get(id);
      if (!result || settings.status !== "ready") return [];
      return [{ id, created, result: applyThresholds(result, diagnosis, settings.value) }];
    });
    return trendsOf(dated, hidden, realAgeAt);
  }, [diagnoses, results, settings, hidden, realAgeAt]);
  if (reading.status === "failed") return <Failure error={reading.error} onRetry={retry} />;
  if (results === null) {
    return online ? (
      <Waiting onRetry={retry}>
        <Skeleton height="16rem" />
      </Waiting>
    ) : (
      <NotReadYet />
    );
  }
  const shown = trends.find(({ id }) => id === chosen) ?? trends[0];
  if (shown === undefined) return <p className="text-ink-2">Aucune mesure à suivre pour l’instant.</p>;
  const { otherVersions, otherMeasures, ...trend } = shown.trend;
  return (
    <div className="grid gap-5">
      <SelectField
        className="max-w-[22rem]"
        label="Critère suivi"
        options={trends.map(({ id, trend: { label } }) => ({ value: id, label }))}
        value={shown.id}
        onValueChange={(value) => setChosen(value ?? "")}
      />
      <TrendChart {...trend} onPointSelect={({ id }) => void navigate(paths.results(id))} />
      <ExcludedDiagnoses
        count={otherVersions}
        why="une autre version de l’analyse, dont les valeurs ne se comparent pas à celles-ci."
      />
      <ExcludedDiagnoses
        count={otherMeasures}
        why="d’autres zones du visage, une peau plus ou moins rouge dans son ensemble, ou des marques vérifiées sur l’un et non sur l’autre."
      />
    </div>
  );
}

interface ExcludedDiagnosesProps {
  /** Diagnoses that the chart leaves out. */
  readonly count: number;
  /** Reason why they cannot be compared with the newest one. */
  readonly why: string;
}

/** Says how many diagnoses a chart leaves out, and why; nothing where it shows all. */
function ExcludedDiagnoses({ count, why }: ExcludedDiagnosesProps): ReactNode {
  if (count === 0) return null;
  return (
    <p className="text-small text-ink-2">
      {formatCount(count, "diagnostic", "diagnostics")}
      {count > 1 ? " ne sont pas montrés" : " n’est pas montré"}
      {"\u00A0"}: {why}
    </p>
  );
}

interface NamedTrend {
  readonly id: string;
  readonly trend: CriterionTrend;
}

/** The criteria that were measured, in the order of a result. */
function trendsOf(
  dated: readonly DatedResult[],
  hidden: readonly CriterionId[],
  realAgeAt: CriterionTrendsProps["realAgeAt"],
): readonly NamedTrend[] {
  const [newest] = dated.toSorted((one, other) => other.created.getTime() - one.created.getTime());
  if (newest === undefined) return [];
  const realAge = realAgeAt?.(newest.created);
  return newest.result.criteria
    .filter(({ criterion: { id } }) => !hidden.includes(id))
    .flatMap(({ criterion: { id } }): NamedTrend[] => {
      const trend = criterionTrend(dated, id, { realAge });
      return trend === null ? [] : [{ id: String(id), trend }];
    });
}
