import { toCarnationError } from "@carnation/domain/error";
import { type IssueQuoteRequest, quoteChangedText } from "@carnation/product/quote";
import { useRef, useState } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { issueQuote } from "./quotes.ts";
import type { LiveQuote } from "./useQuoteDraft.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** The way to give a quote its number. */
export interface Issue {
  readonly pending: boolean;
  /** Reason why the last attempt failed, as a sentence. */
  readonly failure: string | null;
  /**
   * Issues what is shown, or a duplicate of it under a number of its own; gives its id.
   * @throws {CarnationError}
   */
  readonly issue: (again?: boolean) => Promise<string>;
}

/** Issues the live quote of a diagnosis. What is sent again after a lost answer is the same quote. */
export function useIssue(live: LiveQuote): Issue {
  const { run, pending } = useMutation(issueQuote);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef<{ readonly contents: string; readonly id: string } | null>(null);
  const issue = async (again = false): Promise<string> => {
    const { terms, draft, discountToApply } = live;
    if (terms === null || draft.total === null) throw new Error("What is incomplete cannot be issued");
    const contents = { diagnosisId: draft.diagnosis, ...terms, total: draft.total, again };
    const key = JSON.stringify([contents, draft.items, draft.discount]);
    if (asked.current?.contents !== key) asked.current = { contents: key, id: crypto.randomUUID() };
    const request: IssueQuoteRequest = { ...contents, request: asked.current.id };
    setFailure(null);
    try {
      const id = await run(request, discountToApply);
      asked.current = null;
      return id;
    } catch (error) {
      const changed = toCarnationError(error).code === "aborted";
      setFailure(changed ? quoteChangedText : errorMessage(error));
      throw error;
    }
  };
  return { pending, failure, issue };
}
