import { type IsoDay, isoDay } from "@carnation/domain/format";
import { priceFor, type RecommendationPrice } from "@carnation/domain/internal/recommendation";
import type { Cents } from "@carnation/domain/money";
import { quoteItems, type QuotePrice, quoteValidity } from "@carnation/domain/quote";
import type { Recommendation, Routine } from "@carnation/domain/routine";
import { type Customer, customerLabel } from "../customer/customer.ts";
import type { Profile } from "../profile/profile.ts";
import { type IssuedQuote, type QuoteContents, quoteOf, type QuoteRecipient } from "./issuedQuote.ts";
import { type EmitterField, missingEmitterFields, quoteVatMode } from "./quoteEmitter.ts";

/** Longest conditions of one quote, in UTF-16 units. */
export const QUOTE_CONDITIONS_MAX = 2000;

/** Name of the client of a quote whose diagnosis has none. */
export const QUOTE_WITHOUT_CUSTOMER = "Client de passage";

/** A quote before it has a number, with what it lacks. */
export interface QuoteDraft extends QuoteContents {
  /** Holds what is to be paid, VAT included, in cents; null while a price is missing. */
  readonly total: Cents | null;
  /** Ids of the lines whose price is missing. */
  readonly missingPrices: readonly string[];
  /** Fields of the emitter that a quote must say and the profile does not. */
  readonly missingEmitterFields: readonly EmitterField[];
  /** The routine sells nothing. */
  readonly empty: boolean;
}

/** Describes what a quote is made from. */
export interface QuoteDraftInput {
  /** Id of the diagnosis. */
  readonly diagnosis: string;
  readonly routine: Routine;
  /** By id of the recommendation: see `quotePrices`. */
  readonly prices: ReadonlyMap<string, QuotePrice>;
  readonly profile: Pick<Profile, "firstname" | "lastname" | "company" | "email" | "business">;
  /** Null for a quick diagnosis. */
  readonly customer: Pick<Customer, "id" | "firstname" | "lastname" | "email" | "guardian"> | null;
  readonly now: Date;
  /** @default empty */
  readonly conditions?: string | undefined;
  /** @default 30 days after the day of issue */
  readonly validUntil?: IsoDay | undefined;
}

/**
 * The quote of a routine before it has a number. The live preview and the function that issues are both made from it, so
 * that they cannot differ.
 */
export function quoteDraft(input: QuoteDraftInput): QuoteDraft {
  const { diagnosis, routine, prices, profile, customer, now, conditions = "" } = input;
  const { firstname, lastname, company, email, business } = profile;
  const emitter = { ...business, firstname, lastname, company, email };
  const items = quoteItems(routine, prices);
  const vat = quoteVatMode(emitter);
  const { discount } = routine;
  const { totals, missingPrices } = quoteOf({ items, discount, vat });
  return {
    diagnosis,
    customer: customer?.id ?? null,
    recipient: recipientOf(customer),
    emitter,
    items,
    discount,
    vat,
    issuedOn: isoDay(now),
    validUntil: input.validUntil ?? quoteValidity(now).validUntil,
    conditions,
    total: totals?.total ?? null,
    missingPrices,
    missingEmitterFields: missingEmitterFields(emitter),
    empty: items.length === 0,
  };
}

function recipientOf(customer: QuoteDraftInput["customer"]): QuoteRecipient {
  if (customer === null) return { name: QUOTE_WITHOUT_CUSTOMER, email: null, lines: [] };
  const { email, guardian } = customer;
  return {
    name: customerLabel(customer),
    email: email === "" ? null : email,
    // A minor accepts nothing alone.
    lines: guardian === null ? [] : [`Représentant légal\u00A0: ${guardian.name}`],
  };
}

/**
 * Gives what a professional asks for what they see, as `quoteItems` takes it: their own price, else the catalogue's.
 * @param settled their own prices, by id of the recommendation
 */
export function quotePrices(
  recommendations: readonly Pick<Recommendation, "id" | "price" | "vatRate">[],
  settled: ReadonlyMap<string, Pick<RecommendationPrice, "price">>,
): ReadonlyMap<string, QuotePrice> {
  return new Map(
    recommendations.map((recommendation) => [
      recommendation.id,
      {
        price: priceFor(recommendation, settled.get(recommendation.id)),
        vatRate: recommendation.vatRate,
      },
    ]),
  );
}

/**
 * Tells whether a quote says already what a draft says, so that no new version is needed. The day of issue is no difference:
 * what was offered yesterday until the same day is the same offer.
 */
export function saysTheSame(quote: IssuedQuote, draft: QuoteContents): boolean {
  return JSON.stringify(comparedContents(quote)) === JSON.stringify(comparedContents(draft));
}

function comparedContents(contents: QuoteContents): readonly unknown[] {
  const { diagnosis, customer, recipient, emitter, items, discount, vat, validUntil, conditions } = contents;
  return [
    [diagnosis, customer, recipient.name, recipient.email, recipient.lines],
    Object.entries(emitter).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    items.map(({ id, recommendation, label, details, quantity, unitPrice, vatRate }) => [
      [id, recommendation, label, details],
      [quantity, unitPrice, vatRate],
    ]),
    [discount, vat, validUntil, conditions],
  ];
}
