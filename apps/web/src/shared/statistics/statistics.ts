import type { DocumentState, ListState, Workspace } from "@carnation/data";
import { addDays } from "@carnation/domain/format";
import type { Professional } from "@carnation/product/account";
import {
  type AppCounters,
  type CriterionPeople,
  type DayStatistics,
  type Period,
  previousPeriod,
  type Recount,
} from "@carnation/product/statistics";
import { type WatchAtom, watchAtom, watchFamily } from "../watch/watchAtom.ts";

/** Days read before those that are compared: a state that did not change since is known from there. */
const BEFORE = 31;

/** The counters of the product. */
export const totalsAtom = watchAtom<DocumentState<AppCounters>>((workspace, onNext, onError) =>
  workspace.statistics.watchTotals(onNext, onError),
);

/** The professionals who came last. */
export const signUpsAtom = watchAtom<ListState<Professional>>((workspace, onNext, onError) =>
  workspace.statistics.watchSignUps(onNext, onError),
);

const daysBetween = watchFamily<ListState<DayStatistics>>((workspace, key, onNext, onError) => {
  const [from = "", to = ""] = key.split("/");
  return workspace.statistics.watchDays({ from, to }, onNext, onError);
});

/** The stored days that a period is read from: its own, those of the period before, and some before them. */
export function daysFor(period: Period): WatchAtom<ListState<DayStatistics>> {
  return daysBetween(`${addDays(previousPeriod(period).from, -BEFORE)}/${period.to}`);
}

/** Criteria that were a priority for most people, in a period and in the one before. */
export interface PriorityComparison {
  readonly current: readonly CriterionPeople[];
  readonly previous: readonly CriterionPeople[];
}

/** Tells which criteria were a priority for most people. @param key of `periodKey` */
export async function readPriorities(workspace: Workspace, key: string): Promise<PriorityComparison> {
  const [from = "", to = ""] = key.split("/");
  const period = { from, to };
  const [current, previous] = await Promise.all([
    workspace.statistics.topPriorities(period),
    // The period before is a mark beside a bar: without it the ranking still stands.
    workspace.statistics.topPriorities(previousPeriod(period)).catch(() => []),
  ]);
  return { current, previous };
}

/** A period as one text. */
export function periodKey({ from, to }: Period): string {
  return `${from}/${to}`;
}

/** Has everything counted anew. */
export function recount(workspace: Workspace): Promise<Recount> {
  return workspace.statistics.recount();
}
