import type { ListQuestion } from "@carnation/data";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import type { ListQuery } from "../state/queryState.ts";
import type { ListAsking } from "./listAsking.ts";

const nothingAskedAtom = atom<ListQuery<never>>({ status: "loading" });

/**
 * Watches what the server finds; null while nothing is asked.
 * @param question it must keep its identity while it is the same
 */
export function useQuestion<Row>(
  asking: ListAsking<Row> | undefined,
  question: ListQuestion | null,
): ListQuery<Row> | null {
  const asked = useMemo(
    () => (asking === undefined || question === null ? null : asking.find(question)),
    [asking, question],
  );
  const watched: ListQuery<Row> = useAtomValue(asked ?? nothingAskedAtom);
  return asked === null ? null : watched;
}
