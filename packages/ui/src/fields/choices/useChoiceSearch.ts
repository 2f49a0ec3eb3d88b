import { useCallback, useEffect, useState } from "react";
import type { ChoiceOption } from "./choiceRows.ts";

/**
 * Finds options elsewhere, for instance on a server. `query` is what is written, empty when the list opens.
 * A search that is no longer of use is aborted; a rejection is shown with a way to try again.
 */
export type SearchOptions = (
  query: string,
  context: { readonly signal: AbortSignal },
) => Promise<readonly ChoiceOption[]>;

interface ChoiceSearchOptions {
  readonly onSearch: SearchOptions | undefined;
  readonly open: boolean;
  readonly query: string;
}

export interface ChoiceSearch {
  readonly results: readonly ChoiceOption[];
  readonly state: "idle" | "loading" | "failed";
  readonly retry: () => void;
}

/** Long enough that a word typed at speed is one search, short enough to feel at once. In milliseconds. */
const typingPause = 200;

interface SettledSearch {
  readonly results: readonly ChoiceOption[];
  readonly failed: boolean;
  /** The question that has been answered. */
  readonly question: string | undefined;
}

/** Runs `onSearch` while the list is open, for the last query only. */
export function useChoiceSearch({ onSearch, open, query }: ChoiceSearchOptions): ChoiceSearch {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<SettledSearch>({ results: [], failed: false, question: undefined });
  const question = `${attempt} ${query}`;

  useEffect(() => {
    if (!onSearch || !open) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async (): Promise<void> => {
      try {
        const results = await onSearch(query, { signal });
        if (!signal.aborted) setSettled({ results, failed: false, question });
      } catch {
        if (!signal.aborted) setSettled((before) => ({ ...before, failed: true, question }));
      }
    };
    const timer = setTimeout(search, query === "" ? 0 : typingPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [onSearch, open, query, question]);

  const loading = onSearch !== undefined && open && settled.question !== question;
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  return {
    results: settled.results,
    state: loading ? "loading" : settled.failed ? "failed" : "idle",
    retry,
  };
}
