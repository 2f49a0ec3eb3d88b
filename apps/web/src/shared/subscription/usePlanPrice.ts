import type { PlanPrice } from "@carnation/product/plan";
import type { Subscription } from "@carnation/product/subscription";
import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { loading, valueOf, type DocumentQuery } from "../state/queryState.ts";
import { planPriceOf } from "../watch/accountAtoms.ts";

const noPrice = atom<DocumentQuery<PlanPrice>>(loading);

/** The price of a subscription, also where its plan is offered no more; null while it is not known. */
export function usePlanPrice({ product, price }: Subscription): PlanPrice | null {
  const watched = useMemo(
    () => (product === null || price === null ? noPrice : planPriceOf(product, price)),
    [product, price],
  );
  return valueOf(useAtomValue(watched));
}
