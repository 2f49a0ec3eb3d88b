import { type Change, type CriterionComparison, isChanged, type Verdict } from "@carnation/domain/comparison";
import { formatDelta, formatList } from "@carnation/domain/format";
import { formatSubMetricDelta } from "@carnation/domain/internal/comparison";
import { lowerFirst } from "@carnation/domain/internal/text";
import { typeset } from "@carnation/domain/text";

/** Parts of the face, and secondary measures, that a sentence names. */
const NAMED = 3;

/**
 * Tells where and by what each changed criterion moved, one sentence each: "Rougeurs : joue droite (+12 points) et nez (+9
 * points) ; rougeurs localisées (+10 points)." The largest moves first; what stayed within its margin is not told.
 */
export function reportDetails(comparisons: readonly CriterionComparison[]): string[] {
  return comparisons.filter(isChanged).flatMap((comparison) => {
    const { criterion } = comparison;
    const areas = largest(comparison.areas).map(
      ({ area, delta }) => `${lowerFirst(area.label)} (${formatDelta(criterion, delta)})`,
    );
    const measures = largest(comparison.subMetrics).map(
      ({ subMetric, delta }) => `${lowerFirst(subMetric.label)} (${formatSubMetricDelta(subMetric, delta)})`,
    );
    const parts = [areas, measures].filter(({ length }) => length > 0).map((part) => formatList(part));
    return parts.length === 0 ? [] : [typeset(`${criterion.label} : ${parts.join(" ; ")}.`)];
  });
}

interface Judged extends Change {
  /** Null: not judged, so that any move is told. */
  readonly verdict: Verdict | null;
}

/** Gives what moved, the largest first. */
function largest<Part extends Judged>(parts: readonly Part[]): (Part & { readonly delta: number })[] {
  return parts
    .flatMap((part) => {
      const { delta, verdict } = part;
      return delta === null || delta === 0 || verdict === "stable" ? [] : [{ ...part, delta }];
    })
    .toSorted((one, other) => Math.abs(other.delta) - Math.abs(one.delta))
    .slice(0, NAMED);
}
