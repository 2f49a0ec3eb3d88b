import type { Workspace } from "@carnation/data";
import { toCarnationError } from "@carnation/domain/error";
import { isSameValue } from "@carnation/product/wire";
import { useStore } from "jotai";
import { useCallback, useRef, useState } from "react";
import { loadedWorkspace } from "../session/loadedWorkspace.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

/** Something that is done to what is stored. */
export interface Mutation<Args extends readonly unknown[], Result> {
  /** True when it is being done. */
  readonly pending: boolean;
  /** Reason why it failed last, as a sentence; null before, and while it is tried again. */
  readonly failure: string | null;
  /**
   * Does it. Asked again while it is being done, it is not done twice: both get the same answer. Asked for something
   * else meanwhile, another record or another text, it does that afterwards. After a failure, calling it is the second try.
   * @throws {CarnationError}
   */
  readonly run: (...args: Args) => Promise<Result>;
}

/** The last change under way, with its arguments. */
interface Running<Args, Result> {
  readonly args: Args;
  readonly answer: Promise<Result>;
}

/**
 * Tells two requests apart by what they hold: objects are made anew for each, also by a second press of one button. An id that
 * makes an attempt safe to repeat stays the same for the same content.
 */
const isOther = (args: readonly unknown[], before: readonly unknown[]): boolean => !isSameValue(args, before);

/**
 * One way to change what is stored, for forms, questions and buttons.
 * @param act must depend on nothing but its arguments
 */
export function useMutation<Args extends readonly unknown[], Result>(
  act: (workspace: Workspace, ...args: Args) => Promise<Result>,
): Mutation<Args, Result> {
  const store = useStore();
  const running = useRef<Running<Args, Result> | null>(null);
  const [state, setState] = useState<{ pending: boolean; failure: string | null }>(idle);
  const run = useCallback(
    (...args: Args): Promise<Result> => {
      const before = running.current;
      if (before !== null && !isOther(args, before.args)) return before.answer;
      const tell = (next: { pending: boolean; failure: string | null }): void => {
        if (running.current?.args === args) setState(next);
      };
      const attempt = async (): Promise<Result> => {
        try {
          // The workspace of who asks: by the time the one before has ended, somebody else may have signed in.
          const asked = loadedWorkspace(store);
          const [workspace] = await Promise.all([asked, before?.answer.catch(() => undefined)]);
          const result = await act(workspace, ...args);
          tell(idle);
          return result;
        } catch (error) {
          tell({ pending: false, failure: errorMessage(error) });
          throw toCarnationError(error);
        }
      };
      setState({ pending: true, failure: null });
      const answer = attempt().finally(() => {
        if (running.current?.args === args) running.current = null;
      });
      running.current = { args, answer };
      return answer;
    },
    [act, store],
  );
  return { ...state, run };
}

const idle = { pending: false, failure: null };
