import { useRef } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { quoteFile } from "./quotes.ts";

/** The way to send a quote that has just been issued. */
export interface QuoteSending {
  readonly pending: boolean;
  /** Reason why the last attempt failed, as a sentence. */
  readonly failure: string | null;
  /** Sends the quote to the address, or tries the same message again; gives the id of the sending. @throws {CarnationError} */
  readonly send: (quote: string, email: string) => Promise<string>;
}

/** Sends an issued quote without a further question. What is sent again after a lost answer is the same message. */
export function useQuoteSending(): QuoteSending {
  const { run, pending, failure } = useMutation(quoteFile.send);
  const asked = useRef<{ readonly message: string; readonly request: string } | null>(null);
  const send = (quote: string, email: string): Promise<string> => {
    const message = `${quote} ${email}`;
    if (asked.current?.message !== message) asked.current = { message, request: crypto.randomUUID() };
    return run(quote, { email, request: asked.current.request, reviewed: undefined });
  };
  return { pending, failure, send };
}
