import { parsePaymentOutcome, PAYMENT_QUERY, type PaymentOutcome } from "@carnation/product/checkout";
import type { SubscriptionStatus } from "@carnation/product/subscription";
import { useAtomValue, useStore } from "jotai";
import { useCallback, useEffect, useReducer, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { subscriptionAtom } from "../../../../shared/watch/accountAtoms.ts";

/** Pauses between two questions to the provider, in milliseconds; the last one is repeated. */
const PAUSES_MS = [1000, 2000, 3000, 5000, 8000, 15_000, 30_000] as const;

/** After how many questions it is said that it takes longer than usual: some twenty seconds. */
const SLOW_AFTER = 5;

/** Way that somebody came back from the payment page. */
export interface PaymentReturn {
  /** Null when they did not come from there. */
  readonly outcome: PaymentOutcome | null;
  /** Place where the current subscription stands; null while there is none. */
  readonly status: SubscriptionStatus | null;
  /** True when it is waited for. */
  readonly waiting: boolean;
  /** True when it takes longer than usual. */
  readonly slow: boolean;
  /** Asks the provider at once. */
  readonly ask: () => void;
}

/**
 * Reads from the address how the payment page was left, and after a payment asks the provider until the subscription is
 * current: what it tells by itself may be late. The address is cleaned once all is said, so that a reload says it no more.
 */
export function usePaymentReturn(): PaymentReturn {
  const store = useStore();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const inAddress = parsePaymentOutcome(query.get(PAYMENT_QUERY));
  const [outcome, setOutcome] = useState(inAddress);
  if (inAddress !== null && inAddress !== outcome) setOutcome(inAddress);
  const current = useAtomValue(subscriptionAtom);
  // What this device kept may be of before.
  const status = current.status === "ready" && !current.fromCache ? current.value.status : null;
  const waiting = outcome === "success" && status === null;
  const [asked, count] = useReducer((before: number) => before + 1, 0);

  useEffect(() => {
    if (inAddress === null || waiting) return;
    setQuery(
      (before) => {
        const cleaned = new URLSearchParams(before);
        cleaned.delete(PAYMENT_QUERY);
        return cleaned;
      },
      { replace: true, state: state as unknown },
    );
  }, [inAddress, waiting, setQuery, state]);

  const refresh = useCallback(async () => {
    const workspace = store.get(workspaceAtom);
    // That it fails says nothing of the payment: the next question, or the watch, tells.
    if (workspace.status === "ready") await workspace.value.payment.refresh().catch(() => false);
  }, [store]);
  useEffect(() => {
    if (!waiting) return;
    let left = false;
    const askOnce = async (): Promise<void> => {
      await refresh();
      if (!left) count();
    };
    const pause = PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)];
    const timer = setTimeout(() => void askOnce(), pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [waiting, asked, refresh]);

  return { outcome, status, waiting, slow: waiting && asked >= SLOW_AFTER, ask: () => void refresh() };
}
