import type { Plan } from "@carnation/product/plan";
import type { Subscription } from "@carnation/product/subscription";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { planOf } from "../watch/accountAtoms.ts";
import { loading, valueOf, type DocumentQuery } from "../state/queryState.ts";

const noPlan = atom<DocumentQuery<Plan>>(loading);

/** The plan of a subscription, without its prices; null while it is not known. */
export function usePlan(subscription: Subscription | null): Plan | null {
  const product = subscription?.product ?? null;
  const plan = useMemo(() => (product === null ? noPlan : planOf(product)), [product]);
  return valueOf(useAtomValue(plan));
}
