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

/** Runs `onSearch` while the list is open, for the last query only. */
export function useChoiceSearch({ onSearch, open, query }: ChoiceSearchOptions): ChoiceSearch {
  const [results, setResults] = useState<readonly ChoiceOption[]>([]);
  const [state, setState] = useState<ChoiceSearch["state"]>("idle");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!onSearch || !open) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setState("loading");
    const timer = setTimeout(
      async () => {
        try {
          const found = await onSearch(query, { signal });
          if (signal.aborted) return;
          setResults(found);
          setState("idle");
        } catch {
          if (!signal.aborted) setState("failed");
        }
      },
      query === "" ? 0 : typingPause,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [onSearch, open, query, attempt]);

  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  return { results, state, retry };
}
