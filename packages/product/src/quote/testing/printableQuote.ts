import type { QuoteItem } from "@carnation/domain/quote";
import { parseBusiness } from "../../profile/business.ts";
import type { PrintableQuote } from "../quoteDocument.ts";

/** A line to sell, VAT included at 20 % unless told otherwise. */
export function quoteItem(
  id: string,
  label: string,
  [quantity, unitPrice]: readonly [number, number | null],
  { group = "home", details = "", vatRate = 2000 }: Partial<QuoteItem> = {},
): QuoteItem {
  return { id, recommendation: id, group, label, details, quantity, unitPrice, vatRate };
}

/** Holds what the design's sheet shows: cares and products, 10 % off. */
export const designItems: readonly QuoteItem[] = [
  quoteItem("soin", "Soin profond hydratant 60 min", [1, 7500], { group: "cabin", details: "En cabine" }),
  quoteItem("led", "LED rouge 20 min", [8, 3500], {
    group: "cabin",
    details: "En cabine, cure de 8 séances",
  }),
  quoteItem("vitamine", "Sérum vitamine C 10 %", [1, 4600], { details: "Matin" }),
  quoteItem("apaisant", "Sérum apaisant panthénol et centella", [1, 3900], { details: "Matin et soir" }),
  quoteItem("ceramides", "Crème barrière aux céramides", [1, 3800], { details: "Matin et soir" }),
  quoteItem("solaire", "Protection solaire SPF 50 fluide", [2, 2700]),
];

/** Something taxed at another rate. */
export const capsules = quoteItem("acerola", "Gélules d’acérola, cure d’un mois", [1, 2110], {
  vatRate: 550,
});

/** The business whose block is complete. */
export const business = parseBusiness({
  activity: "esthéticienne",
  legal_form: "EI",
  street: "12, rue des Lilas",
  postcode: "69003",
  city: "Lyon",
  phone: "+33400000000",
  siret: "73282932000074",
  registration: "RCS Lyon",
  vat_number: "FR44732829320",
  mediator: "exemple-mediation.fr",
  mentions: "Séances à programmer sous six mois.",
});

/** An issued quote as it is printed. */
export const printableQuote: PrintableQuote = {
  number: { year: 2026, sequence: 42 },
  version: 1,
  recipient: { name: "Anaïs Morel", email: "anais@exemple.fr", lines: [] },
  emitter: {
    ...business,
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière de Peau",
    email: "claire@lumieredepeau.example",
  },
  items: designItems,
  discount: 10,
  vat: "included",
  issuedOn: "2026-11-21",
  validUntil: "2026-12-21",
  conditions: "Règlement à chaque séance, par carte ou en espèces.\n\nDevis gratuit !",
  signature: null,
};

/** The same, signed. */
export const signedQuote: PrintableQuote = {
  ...printableQuote,
  signature: { name: "Anaïs Morel", date: new Date("2026-11-21T13:22:00Z"), place: "Lyon" },
};
