import type { Cents } from "@carnation/domain/money";
import { isQuoteExpired, type QuotePrice, quoteValidity } from "@carnation/domain/quote";
import type { Routine } from "@carnation/domain/routine";
import type { Customer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import type { Profile } from "@carnation/product/profile";
import {
  type IssuedQuote,
  type QuoteDraft,
  quoteDraft,
  quoteOf,
  saysTheSame,
} from "@carnation/product/quote";
import { useAtom } from "jotai";
import { useCallback, useMemo } from "react";
import { useNow } from "../../../shared/browser/useNow.ts";
import { type DiscountReading, readDiscount, type TypedDiscount } from "./readDiscount.ts";
import { quoteInForce } from "./quotes.ts";
import { readTerms, type TermsProblems, type TypedTerms, typedTermsOf } from "./quoteTerms.ts";

/** Describes what the quote of a diagnosis is made from. */
export interface QuoteSource {
  readonly diagnosis: Diagnosis;
  readonly customer: Customer | null;
  readonly profile: Profile;
  /** By id of the recommendation. */
  readonly prices: ReadonlyMap<string, QuotePrice>;
  /** Those that were issued, newest first. */
  readonly quotes: readonly IssuedQuote[];
}

/** The quote that would be issued now, live, with what was typed for it. */
export interface LiveQuote {
  readonly draft: QuoteDraft;
  /** Holds what the terms come to; null while something typed cannot be issued. */
  readonly terms: { readonly validUntil: string; readonly conditions: string } | null;
  readonly inForce: IssuedQuote | null;
  /** True when it says something else than the quote in force. */
  readonly differs: boolean;
  /** Tells whether something was typed that no stored quote or routine has. */
  readonly typed: boolean;
  readonly fields: { readonly validUntil: string; readonly conditions: string };
  readonly problems: TermsProblems;
  readonly discount: {
    /** As it was typed; null while the stored one stands. */
    readonly typed: TypedDiscount | null;
    readonly reading: DiscountReading;
    /** Holds what it is taken off, in cents; null while a price is missing. */
    readonly subtotal: Cents | null;
  };
  /** The stored discount, a percentage. */
  readonly stored: number;
  /** The discount to write before the quote is issued; null when it is the stored one, or is none. */
  readonly discountToApply: number | null;
  readonly change: (terms: TypedTerms) => void;
  readonly forget: () => void;
}

/** Makes the quote of a diagnosis from what is stored and what was typed. */
export function useQuoteDraft(source: QuoteSource): LiveQuote {
  const { diagnosis, customer, profile, prices, quotes } = source;
  const now = useNow();
  const [typed, setTyped] = useAtom(typedTermsOf(diagnosis.id));
  const inForce = quoteInForce(quotes);
  const fields = {
    validUntil: typed.validUntil ?? offeredUntil(inForce, now),
    conditions: typed.conditions ?? inForce?.conditions ?? "",
  };
  const typedDiscount = typed.discount ?? null;
  const { terms, problems } = readTerms(fields);
  const conditions = terms?.conditions ?? fields.conditions;
  const validUntil = terms?.validUntil;
  const { draft, subtotal, reading } = useMemo(() => {
    const make = (routine: Routine): QuoteDraft =>
      quoteDraft({
        diagnosis: diagnosis.id,
        routine,
        prices,
        profile,
        customer,
        now,
        conditions,
        validUntil,
      });
    const { routine } = diagnosis;
    const sum = quoteOf(make(routine)).totals?.subtotal ?? null;
    const read =
      typedDiscount === null
        ? { percent: routine.discount, problem: null }
        : readDiscount(typedDiscount, sum);
    const discount = read.percent ?? routine.discount;
    return { draft: make({ ...routine, discount }), subtotal: sum, reading: read };
  }, [diagnosis, customer, profile, prices, now, conditions, validUntil, typedDiscount]);
  const change = useCallback(
    (changed: TypedTerms) => setTyped((before) => ({ ...before, ...changed })),
    [setTyped],
  );
  const forget = useCallback(() => setTyped(() => ({})), [setTyped]);
  return {
    draft,
    terms: reading.problem === null ? terms : null,
    inForce,
    differs: inForce !== null && !saysTheSame(inForce, draft),
    typed: Object.values(typed).some((value) => value !== undefined),
    fields,
    problems,
    discount: { typed: typedDiscount, reading, subtotal },
    stored: diagnosis.routine.discount,
    discountToApply: toApply(reading, diagnosis.routine.discount),
    change,
    forget,
  };
}

function toApply({ percent }: DiscountReading, stored: number): number | null {
  return percent === null || percent === stored ? null : percent;
}

/** The day that the quote in force has, unless it is over; otherwise thirty days from now. */
function offeredUntil(inForce: IssuedQuote | null, now: Date): string {
  if (inForce !== null && !isQuoteExpired(inForce.validUntil, now)) return inForce.validUntil;
  return quoteValidity(now).validUntil;
}
