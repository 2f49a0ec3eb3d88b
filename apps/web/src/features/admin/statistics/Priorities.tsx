import { formatNumber } from "@carnation/domain/format";
import { MIN_GROUP_SIZE, namedPriorities } from "@carnation/product/statistics";
import { RankedList } from "@carnation/ui/ranked-list";
import { Skeleton } from "@carnation/ui/skeleton";
import { useId, type ReactNode } from "react";
import { Failure } from "../../../shared/feedback/Failure.tsx";
import { Waiting } from "../../../shared/feedback/Waiting.tsx";
import type { PriorityComparison } from "../../../shared/statistics/statistics.ts";
import type { Reading } from "../../../shared/watch/useReading.ts";
import { differenceMark } from "./differenceMark.ts";

interface PrioritiesProps {
  readonly priorities: Reading<PriorityComparison>;
}

/** For how many people each criterion was a priority; groups of fewer than ten are not ranked. */
export function Priorities(props: PrioritiesProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-[1.25rem]/[1.2]">
        Critères prioritaires
      </h2>
      <Ranking {...props} titleId={id} />
    </section>
  );
}

function Ranking({
  priorities: { reading, retry },
  titleId,
}: PrioritiesProps & { readonly titleId: string }): ReactNode {
  if (reading.status === "failed") return <Failure error={reading.error} onRetry={retry} />;
  if (reading.status === "loading") {
    return (
      <Waiting onRetry={retry}>
        <Skeleton height="14rem" />
      </Waiting>
    );
  }
  const { current, previous } = reading.value;
  const groups = namedPriorities(current);
  const before = new Map(previous.map(({ criterion, people }) => [criterion, people]));
  const most = Math.max(
    ...groups.map(({ criterion, people }) => Math.max(people, before.get(criterion.id) ?? 0)),
  );
  return (
    <>
      <p className="text-small text-ink-2">
        {groups.length === 0
          ? `Pas encore de groupe assez grand sur cette période\u00A0: un critère s’affiche à partir de ${MIN_GROUP_SIZE} personnes, pour que nul ne soit reconnu.`
          : `Nombre de personnes, chacune comptée une fois par critère. Les groupes de moins de ${MIN_GROUP_SIZE} ne sont pas classés.`}
      </p>
      {groups.length === 0 ? null : (
        <RankedList
          aria-labelledby={titleId}
          items={groups.map(({ criterion, people }) => {
            const earlier = before.get(criterion.id) ?? null;
            return {
              id: String(criterion.id),
              label: criterion.label,
              value: formatNumber(people),
              share: people / most,
              ...(earlier === null ? {} : { previousShare: earlier / most }),
              ...differenceMark(people, earlier),
            };
          })}
        />
      )}
    </>
  );
}
