import { useMemo } from "react";
import { frChoiceList } from "../../foundations/messages/sections/choices.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import {
  type ChoiceGroup,
  type ChoiceOption,
  type ChoiceRow,
  groupOptions,
  matchOptions,
} from "./choiceRows.ts";
import { type SearchOptions, useChoiceSearch } from "./useChoiceSearch.ts";

export interface ChoiceListOptions {
  readonly options: readonly ChoiceOption[];
  readonly onSearch: SearchOptions | undefined;
  readonly open: boolean;
  readonly query: string;
  /** Options drawn at once; the number of the others is said. */
  readonly maxShown: number;
  /** True when a query that is no option's label may become a new option. */
  readonly creatable: boolean;
}

export interface ChoiceListState {
  readonly groups: readonly ChoiceGroup[];
  /** Every option that matches, those beyond `maxShown` included. */
  readonly matches: readonly ChoiceOption[];
  readonly loading: boolean;
  readonly failed: boolean;
  /** Holds what is said under the options: nothing found, how many more. */
  readonly note: string | undefined;
  /** Count of how many results there are, for who does not see them. */
  readonly announcement: string | undefined;
  readonly retry: () => void;
}

/** The lines of the list for what is written, from the host's options or from its search. */
export function useChoiceList({
  options,
  onSearch,
  open,
  query,
  maxShown,
  creatable,
}: ChoiceListOptions): ChoiceListState {
  const messages = useMessages("choiceList", frChoiceList);
  const locale = useLocale();
  const search = useChoiceSearch({ onSearch, open, query });
  const source = onSearch ? search.results : options;
  // What a search gives back is already what matches, in its own order.
  const { matches, exact } = useMemo(() => {
    const found = matchOptions(source, query);
    return onSearch ? { matches: source, exact: found.exact } : found;
  }, [source, query, onSearch]);
  const shownGroups = useMemo(() => groupOptions(matches.slice(0, maxShown)), [matches, maxShown]);

  const loading = search.state === "loading";
  const failed = search.state === "failed";
  const text = query.trim();
  const extra = useMemo((): readonly ChoiceRow[] => {
    if (failed) return [{ id: "retry", kind: "retry", value: "", label: messages.retry }];
    if (!creatable || loading || exact || text === "") return [];
    return [{ id: "create", kind: "create", value: text, label: messages.create({ text }) }];
  }, [failed, creatable, loading, exact, text, messages]);
  const groups = useMemo(() => {
    const shown = failed ? [] : shownGroups;
    return extra.length > 0 ? [...shown, { label: undefined, items: extra }] : shown;
  }, [failed, shownGroups, extra]);

  const count = matches.length;
  const hidden = Math.max(0, count - maxShown);
  const quantity = (n: number) => ({ amount: formatNumber(locale, n), count: n });
  const noteText = (): string | undefined => {
    if (failed || loading) return undefined;
    if (hidden > 0) return messages.more(quantity(hidden));
    if (count > 0) return undefined;
    if (text === "") return onSearch ? messages.typeToSearch : messages.nothing;
    return messages.noResult({ query: text });
  };
  return {
    groups,
    matches,
    loading,
    failed,
    note: noteText(),
    announcement:
      text !== "" && count > 0 && !loading && !failed ? messages.results(quantity(count)) : undefined,
    retry: search.retry,
  };
}
