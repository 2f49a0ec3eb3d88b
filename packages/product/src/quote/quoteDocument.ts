import { formatDate, formatDateTime, type IsoDay, parseIsoDay } from "@carnation/domain/format";
import { formatPhone, formatSiret, formatVatNumber } from "@carnation/domain/internal/field";
import { NO_BREAK_SPACE } from "@carnation/domain/internal/text";
import { quoteTable, type QuoteTableView } from "@carnation/domain/quote";
import { excerpt, typeset } from "@carnation/domain/text";
import { type Brand, brandOf } from "../profile/brand.ts";
import {
  formatIssuedNumber,
  type IssuedQuote,
  type QuoteContents,
  type QuoteEmitterSnapshot,
  quoteOf,
  type QuoteRecipient,
  type QuoteSignature,
} from "./issuedQuote.ts";
import { printedQuote, type PrintedQuote } from "./printedQuote.ts";

/** Describes what is printed: an issued quote, or a draft, which has no number yet. */
export type PrintableQuote = Omit<QuoteContents, "diagnosis" | "customer"> &
  Partial<Pick<IssuedQuote, "number" | "version" | "signature">>;

/** A name with the lines under it. */
export interface QuoteDocumentParty {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Every printed word of a quote, in French: the sheet on the screen and the PDF are both made of it. */
export interface QuoteDocument {
  /** Of the file and its window: « Devis n° D-2026-0042 ». */
  readonly title: string;
  /** « Devis D-2026-0042.pdf » */
  readonly fileName: string;
  /** Object of the e-mail that carries it: « Votre devis n° D-2026-0042 » (MARKET E1). */
  readonly subject: string;
  /** « Devis » */
  readonly heading: string;
  /** « D-2026-0042 », « D-2026-0042, version 2 », or that it is given when the quote is issued. */
  readonly number: string;
  /** Days as they are read: « 21 novembre 2026 ». */
  readonly issuedOn: string;
  readonly validUntil: string;
  /** Number and days, a line each, as they are printed. */
  readonly facts: readonly string[];
  readonly emitter: QuoteDocumentParty &
    Brand & {
      /** « Claire Martin »; the name again where none is stored. */
      readonly person: string;
    };
  readonly recipient: QuoteDocumentParty & { readonly label: string };
  /** Lines and totals in cents, for the kit's `QuoteTable`. */
  readonly table: QuoteTableView;
  /** The same in printed words. */
  readonly printed: PrintedQuote;
  readonly conditions: { readonly label: string; readonly paragraphs: readonly string[] };
  /** The agreement: its words, and who signed; null before. */
  readonly agreement: {
    readonly label: string;
    readonly signed: { readonly name: string; readonly date: string; readonly text: string } | null;
  };
  /** Foot of every page: who issues it before the law, and their mediator. */
  readonly legal: string;
  /** Date of issue or signature, which the file says of itself. */
  readonly dated: Date;
}

/** Longest printed line of a party, and longest name of the recipient, UTF-16 units. */
const LONGEST = 120;

/** Named where the professional has stored neither a company nor a name. */
const NAMELESS = "Votre praticien";

/** Stands for the number of a draft. */
export const UNNUMBERED = "attribué à l’émission";

/**
 * The printed words of a quote. A draft prints what it has: what is missing is left out, and a missing price says so.
 * @throws {RangeError} when a quantity, price, rate or the discount is out of its range
 */
export function quoteDocument(contents: PrintableQuote): QuoteDocument {
  const { emitter, recipient, items, discount, vat, conditions, signature = null } = contents;
  const number = numberOf(contents);
  const issuedOn = dayText(contents.issuedOn);
  const validUntil = dayText(contents.validUntil);
  const table = quoteTable(quoteOf({ items, discount, vat }));
  const title = number === null ? "Devis" : `Devis${NO_BREAK_SPACE}n°${NO_BREAK_SPACE}${number}`;
  return {
    title,
    fileName: `${["Devis", number?.replace(",", "").replace(NO_BREAK_SPACE, " ")].filter(Boolean).join(" ")}.pdf`,
    subject: number === null ? "Votre devis" : `Votre devis n°${NO_BREAK_SPACE}${number}`,
    heading: "Devis",
    number: number ?? UNNUMBERED,
    issuedOn,
    validUntil,
    facts: [`N°${NO_BREAK_SPACE}${number ?? UNNUMBERED}`, issuedOn, `Valable jusqu’au ${validUntil}`],
    emitter: emitterParty(emitter),
    recipient: { label: "Destinataire", ...recipientParty(recipient) },
    table,
    printed: printedQuote(table),
    conditions: { label: "Conditions", paragraphs: conditionsOf(conditions, emitter.mentions) },
    agreement: {
      label: typeset("« Bon pour accord », date et signature"),
      signed: signature === null ? null : signedBy(signature),
    },
    legal: legalLine(emitter),
    dated: signature?.date ?? parseIsoDay(contents.issuedOn) ?? new Date(0),
  };
}

function numberOf({ number, version = 1 }: PrintableQuote): string | null {
  if (!number) return null;
  return formatIssuedNumber({ number, version }).replace("version ", `version${NO_BREAK_SPACE}`);
}

function dayText(day: IsoDay): string {
  const date = parseIsoDay(day);
  return date === null ? day : formatDate(date);
}

function filled(lines: readonly (string | null)[]): string[] {
  return lines.map((line) => excerpt(line ?? "", LONGEST)).filter((line) => line !== "");
}

/** Their company, or their name, or what stands for both. */
function nameOf({ company, firstname, lastname }: QuoteEmitterSnapshot): string {
  return filled([company, `${firstname} ${lastname}`])[0] ?? NAMELESS;
}

function emitterParty(emitter: QuoteEmitterSnapshot): QuoteDocument["emitter"] {
  const { firstname, lastname, activity, street, complement, postcode, city, phone, email } = emitter;
  const name = nameOf(emitter);
  const [person = name] = filled([`${firstname} ${lastname}`]);
  const who = filled([person, activity]).filter((text) => text !== name);
  const town = filled([postcode, city]).join(NO_BREAK_SPACE);
  return {
    name,
    person,
    ...brandOf(emitter),
    lines: filled([who.join(", "), street, complement, town, formatPhone(phone), email]),
  };
}

function recipientParty({ name, email, lines }: QuoteRecipient): QuoteDocumentParty {
  return { name: excerpt(name, LONGEST), lines: [...new Set(filled([...lines, email]))] };
}

/** The conditions of this quote, then those of every quote, unless they are the same. */
function conditionsOf(conditions: string, mentions: string): string[] {
  const texts = conditions.includes(mentions.trim()) ? [conditions] : [conditions, mentions];
  return texts
    .flatMap((text) => text.split("\n"))
    .map((line) => typeset(line.trim()))
    .filter((line) => line !== "");
}

function signedBy({ name, date, place = "" }: QuoteSignature) {
  const who = filled([name, place.trim() === "" ? "" : `à ${place}`]).join(", ");
  const when = formatDateTime(date);
  return { name: who, date: when, text: `${who}, le ${when}` };
}

/** « Institut Lumière de Peau, EI — SIRET … — RCS Lyon — TVA … — Médiateur de la consommation : … » */
function legalLine(emitter: QuoteEmitterSnapshot): string {
  const { legalForm, siret, registration, vatNumber, vatExempt, mediator } = emitter;
  return [
    filled([nameOf(emitter), legalForm]).join(", "),
    named("SIRET", siret, formatSiret),
    registration.trim(),
    vatExempt ? "" : named("TVA", vatNumber, formatVatNumber),
    typeset(named("Médiateur de la consommation :", mediator)),
  ]
    .filter((part) => part !== "")
    .join(" — ");
}

function named(label: string, text: string, format?: (text: string) => string): string {
  const given = text.trim();
  if (given === "") return "";
  return `${label}${NO_BREAK_SPACE}${format ? format(given) : given}`;
}
