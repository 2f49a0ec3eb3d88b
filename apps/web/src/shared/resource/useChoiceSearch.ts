import type { ChoiceOption } from "@carnation/ui/combobox-field";
import { useStore } from "jotai";
import { useCallback } from "react";
import { loadedWorkspace } from "../session/loadedWorkspace.ts";
import type { Identified } from "./Resource.ts";
import type { ListAsking } from "./listAsking.ts";

interface ChoiceSearchOptions<T extends Identified> {
  readonly asking: ListAsking<T>;
  /** The records that were read; they are searched besides, and shown while nothing is typed. */
  readonly read: readonly T[];
  /** Keeps what matches, of both. Stable. */
  readonly match: (records: readonly T[], typed: string) => readonly T[];
  /** Stable. */
  readonly optionOf: (record: T) => ChoiceOption;
}

/** Makes the search of a choice of which not all records were read. */
export function useChoiceSearch<T extends Identified>({
  asking,
  read,
  match,
  optionOf,
}: ChoiceSearchOptions<T>): (typed: string) => Promise<readonly ChoiceOption[]> {
  const store = useStore();
  return useCallback(
    async (typed) => {
      const isAsked = typed.trim() !== "";
      const found = isAsked ? await asking.search(await loadedWorkspace(store), typed) : [];
      const known = new Set(read.map(({ id }) => id));
      return match([...read, ...found.filter(({ id }) => !known.has(id))], typed).map(optionOf);
    },
    [asking, read, match, optionOf, store],
  );
}
