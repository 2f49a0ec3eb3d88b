import type { Workspace } from "@carnation/data";
import { messageFor, toCarnationError } from "@carnation/domain/error";
import { useStore } from "jotai";
import { useCallback, useRef, useState } from "react";
import { loadedWorkspace } from "../session/loadedWorkspace.ts";

/** Something that is done to what is stored. */
export interface Mutation<Args extends readonly unknown[], Result> {
  /** True when it is being done. */
  readonly pending: boolean;
  /** Reason why it failed last, as a sentence; null before, and while it is tried again. */
  readonly failure: string | null;
  /**
   * Does it. Asked again while it is being done, it is not done twice: both get the same answer. After a failure,
   * calling it is the second try.
   * @throws {CarnationError}
   */
  readonly run: (...args: Args) => Promise<Result>;
}

/**
 * One way to change what is stored, for forms, questions and buttons.
 * @param act must depend on nothing but its arguments
 */
export function useMutation<Args extends readonly unknown[], Result>(
  act: (workspace: Workspace, ...args: Args) => Promise<Result>,
): Mutation<Args, Result> {
  const store = useStore();
  const running = useRef<Promise<Result> | null>(null);
  const [state, setState] = useState<{ pending: boolean; failure: string | null }>(idle);
  const run = useCallback(
    (...args: Args): Promise<Result> => {
      if (running.current !== null) return running.current;
      const attempt = async (): Promise<Result> => {
        try {
          const result = await act(await loadedWorkspace(store), ...args);
          setState(idle);
          return result;
        } catch (error) {
          setState({ pending: false, failure: messageFor(error).message });
          throw toCarnationError(error);
        }
      };
      setState({ pending: true, failure: null });
      running.current = attempt().finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [act, store],
  );
  return { ...state, run };
}

const idle = { pending: false, failure: null };
