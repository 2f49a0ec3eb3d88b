import type { Workspace } from "@carnation/data";
import { parisMonth } from "@carnation/domain/internal/format";
import { useAtomValue } from "jotai";
import { useCallback, useState } from "react";
import { recentDiagnosesAtom } from "../watch/catalogueAtoms.ts";
import { useReading } from "../watch/useReading.ts";

/**
 * Counts how many diagnoses of the month are finished: counted by the server, again whenever the latest diagnoses change, and
 * when the month ends.
 * Null while that cannot be known: a part of them, or what this device kept, would be a wrong number.
 */
export function useMonthCount(now: Date): number | null {
  const recent = useAtomValue(recentDiagnosesAtom);
  const certain = recent.status === "ready" && !recent.fromCache;
  const states = certain ? recent.value.map(({ id, state }) => `${id} ${state}`).join() : null;
  const month = parisMonth(now).from.getTime();
  const count = useCallback(
    async ({ diagnoses }: Workspace) => ({
      month,
      finished: await diagnoses.countFinished(parisMonth(new Date(month))),
    }),
    [month],
  );
  const { reading } = useReading(states, count);
  // While it is counted again the last count stays, so that the page does not jump.
  const [last, setLast] = useState<{ readonly month: number; readonly finished: number } | null>(null);
  if (reading.status === "ready" && reading.value !== last) setLast(reading.value);
  return certain && reading.status !== "failed" && last?.month === month ? last.finished : null;
}
