import type { ListQuestion } from "@carnation/data";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import type { ListQuery } from "../state/queryState.ts";
import type { ListAsking } from "./listAsking.ts";

const nothingAskedAtom = atom<ListQuery<never>>({ status: "loading" });

/** Watches what the server finds; null while nothing is asked. Another question that asks the same is the same watch. */
export function useQuestion<Row>(
  asking: ListAsking<Row> | undefined,
  question: ListQuestion | null,
): ListQuery<Row> | null {
  // A filter of a day is made anew each minute.
  const key = question && JSON.stringify(question);
  const asked = useMemo(
    () => (asking === undefined || key === null ? null : asking.find(JSON.parse(key) as ListQuestion)),
    [asking, key],
  );
  const watched: ListQuery<Row> = useAtomValue(asked ?? nothingAskedAtom);
  return asked === null ? null : watched;
}
