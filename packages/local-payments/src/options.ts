import type { ClockStep } from "./bank/clock.ts";
import type { Fields } from "./forms/form.ts";

/** Options with which the card provider of one machine is started. */
export interface LocalPaymentsOptions {
  /** Folder that keeps everything (`payments.sqlite`); made when it is missing. One process at a time. */
  readonly dataDir: string;
  /** Port on 127.0.0.1; 0 for a free one. */
  readonly port: number;
  /** Secret key of the API. By default one is made once and kept in the folder. */
  readonly key?: string;
  /** Address that is told of events; as by `setWebhook`. */
  readonly webhook?: string;
  /** Hears of what went wrong here, a full disk for example: whoever asked got 500, what is due is tried again. */
  readonly onProblem?: (error: unknown) => void;
}

/** A call of the API that changes something. @returns the object as it is sent */
export type Post = (path: string, fields: Fields) => { readonly id: string };

/** A running card provider. */
export interface LocalPayments {
  /** `http://127.0.0.1:<port>`: the API under `/v1`, the page of the bank under `/`. */
  readonly url: string;
  readonly port: number;
  /** Secret key, `sk_test_…`: for the API and nothing that a page sees. */
  readonly key: string;
  /** Secret with which events are signed, `whsec_…`. */
  readonly webhookSecret: string;
  /**
   * Says where events go from now on. As with Stripe, events of before the first address are kept and can be read, but
   * are not sent; what was not yet delivered to an earlier address goes to the new one.
   */
  setWebhook(url: string): void;
  /** Moves the clock forward and bills what falls due on the way, each period once. */
  advance(step: ClockStep): void;
  /**
   * Does something once per data folder, in one transaction: all of it is on disk when this returns, or nothing has
   * happened. What it does are calls of the API, `post("/v1/customers", { email })`.
   * @param name by which it is known that it was done
   * @returns whether it was done now
   * @throws StripeError of a call that is refused
   */
  once(name: string, work: (post: Post) => void): boolean;
  /** Resolves when no event waits to be delivered, whether it was or its next attempt is due later. For tests. */
  idle(): Promise<void>;
  /** Ends the server; what waits is delivered at the next start. */
  stop(): Promise<void>;
}
