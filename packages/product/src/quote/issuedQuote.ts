import { type IsoDay, parseIsoDay } from "@carnation/domain/format";
import { isPrice } from "@carnation/domain/internal/money";
import { quoteGroups } from "@carnation/domain/internal/quote";
import { isQuantity } from "@carnation/domain/internal/routine";
import {
  dateSchema,
  readableTextSchema,
  relatedIdSchema,
  storedCountSchema,
} from "@carnation/domain/internal/wire";
import { type Cents, isRate } from "@carnation/domain/money";
import { computeQuote, type Quote, type QuoteItem, type QuoteVatMode } from "@carnation/domain/quote";
import * as v from "valibot";
import { documentPaths } from "../path/documentPath.ts";
import { type Business, parseBusiness, toStoredBusiness } from "../profile/business.ts";
import { formatQuoteNumber, type QuoteNumber } from "./quoteNumber.ts";

/**
 * `issued` until it is accepted (`signed`) or another one takes its place (`replaced`; what was signed keeps its
 * signature and its file); `erased` with the file of the client: its number alone is left, so that there is no gap.
 */
export const quoteStates = ["issued", "signed", "replaced", "erased"] as const;

/** Place where an issued quote is. */
export type QuoteState = (typeof quoteStates)[number];

/** Person who issues a quote, as they were on that day: all that is printed. It is a `QuoteEmitter`. */
export interface QuoteEmitterSnapshot extends Business {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly email: string;
}

/** Person whom a quote is for, as they were on that day. */
export interface QuoteRecipient {
  readonly name: string;
  /** Null when it is not known. */
  readonly email: string | null;
  /** Holds what is printed under the name. */
  readonly lines: readonly string[];
}

/** Everything that a quote says, whether it has a number yet or not. */
export interface QuoteContents {
  /** Id of the diagnosis whose routine it sells; empty once the file of the client was erased. */
  readonly diagnosis: string;
  /** Id of the end client; null for a quick diagnosis, and once their file was erased. */
  readonly customer: string | null;
  readonly recipient: QuoteRecipient;
  readonly emitter: QuoteEmitterSnapshot;
  readonly items: readonly QuoteItem[];
  /** A percentage from 0 to 100. */
  readonly discount: number;
  readonly vat: QuoteVatMode;
  /** The day in Paris. */
  readonly issuedOn: IsoDay;
  /** The last day of the offer, which it includes. */
  readonly validUntil: IsoDay;
  /** Holds what the professional wrote for this quote, beside the mentions of every quote; may be empty. */
  readonly conditions: string;
}

/** « Bon pour accord ». */
export interface QuoteSignature {
  /** Person who signed, as they wrote it. */
  readonly name: string;
  readonly date: Date;
  /** The town; absent or empty when it is not known. */
  readonly place?: string | undefined;
}

/** A quote that was issued: its contents never change; what is changed is its next version. */
export interface IssuedQuote extends QuoteContents {
  readonly id: string;
  readonly number: QuoteNumber;
  /** From 1. */
  readonly version: number;
  readonly state: QuoteState;
  /** Holds what is to be paid, VAT included, in cents. */
  readonly total: Cents;
  readonly created: Date;
  readonly signature: QuoteSignature | null;
  /** SHA-256 of the signed PDF, 64 hexadecimal digits; null while nobody has signed. */
  readonly hash: string | null;
}

const daySchema = v.pipe(
  v.string(),
  v.check((day) => parseIsoDay(day) !== null, "Not a day"),
);

/** A stored number of a quote; the counter of a professional is one, the last that was given. */
export const quoteNumberSchema: v.GenericSchema<unknown, QuoteNumber> = v.object({
  year: v.pipe(v.number(), v.safeInteger(), v.minValue(1000), v.maxValue(9999)),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

const storedItem = v.object({
  id: v.string(),
  recommendation: relatedIdSchema("recommendations"),
  group: v.picklist(quoteGroups),
  label: readableTextSchema,
  details: readableTextSchema,
  quantity: v.pipe(v.number(), v.check(isQuantity, "Not a quantity")),
  unitPrice: v.custom<Cents>(isPrice, "Not a price"),
  vatRate: v.custom<number>(isRate, "Not a rate"),
});

const storedQuote = v.object({
  number: quoteNumberSchema,
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  state: v.picklist(quoteStates),
  diagnosis: readableTextSchema,
  customer: v.fallback(v.nullish(v.string(), null), null),
  recipient: v.object({
    name: readableTextSchema,
    email: v.fallback(v.nullish(v.string(), null), null),
    lines: v.fallback(v.array(v.string()), []),
  }),
  emitter: v.looseObject({
    firstname: readableTextSchema,
    lastname: readableTextSchema,
    company: readableTextSchema,
    email: readableTextSchema,
  }),
  items: v.array(storedItem),
  discount: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  vat: v.picklist(["included", "exempt"]),
  issuedOn: daySchema,
  validUntil: daySchema,
  conditions: readableTextSchema,
  total: storedCountSchema,
  created: dateSchema,
  signature: v.nullish(v.object({ name: v.string(), date: dateSchema, place: readableTextSchema }), null),
  hash: v.nullish(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u)), null),
});

/** Names of the fields under which an issued quote is stored. */
export type QuoteField = keyof typeof storedQuote.entries;

/**
 * Reads a stored quote. What counts is never guessed: one whose number, lines, days or amounts cannot be read is none.
 * @param id the document's id
 * @param fields the document's fields, with the timestamps of either Firebase SDK
 * @throws {v.ValiError} when the document is no quote
 */
export function parseIssuedQuote(id: string, fields: unknown): IssuedQuote {
  const { emitter, ...stored } = v.parse(storedQuote, fields);
  const { firstname, lastname, company, email, ...business } = emitter;
  return {
    ...stored,
    id,
    emitter: { ...parseBusiness(business), firstname, lastname, company, email },
  };
}

/** The fields to store, so that `parseIssuedQuote` reads the same quote back. */
export function toStoredIssuedQuote(quote: IssuedQuote): Readonly<Record<string, unknown>> {
  const { id: _, items, emitter, signature, ...stored } = quote;
  const { firstname, lastname, company, email, ...business } = emitter;
  return {
    ...stored,
    emitter: { firstname, lastname, company, email, ...toStoredBusiness(business) },
    items: items.map((item) => ({
      ...item,
      recommendation: documentPaths.recommendation(item.recommendation),
    })),
    signature: signature === null ? null : { ...signature, place: signature.place ?? "" },
  };
}

/** Holds what takes the place of the contents of a quote that is erased: its number, its version and its days stay. */
export const erasedQuoteFields = {
  state: "erased" satisfies QuoteState,
  diagnosis: "",
  customer: null,
  recipient: { name: "", email: null, lines: [] },
  emitter: {},
  items: [],
  discount: 0,
  conditions: "",
  total: 0,
  signature: null,
  hash: null,
};

/** A quote with its lines and sums. */
export function quoteOf({ items, discount, vat }: Pick<QuoteContents, "items" | "discount" | "vat">): Quote {
  return computeQuote(items, { discount, vat });
}

/** « D-2026-0042 », and « D-2026-0042, version 2 » from the second one. */
export function formatIssuedNumber({ number, version }: Pick<IssuedQuote, "number" | "version">): string {
  const printed = formatQuoteNumber(number);
  return version > 1 ? `${printed}, version ${version}` : printed;
}

/** Tells whether somebody accepted it: then it is kept whatever happens, with its file. */
export function isQuoteSigned({ signature }: Pick<IssuedQuote, "signature">): boolean {
  return signature !== null;
}
