import type { QuoteItem } from "@carnation/domain/quote";
import { parseBusiness } from "@carnation/product/profile";
import type { PrintableQuote } from "@carnation/product/quote";
import { inkColour } from "@carnation/tokens";
import sharp from "sharp";

/** A line to sell, VAT included at 20 % unless told otherwise. */
export function line(
  id: string,
  label: string,
  [quantity, unitPrice]: readonly [number, number | null],
  { group = "home", details = "Matin et soir", vatRate = 2000 }: Partial<QuoteItem> = {},
): QuoteItem {
  return { id, recommendation: id, group, label, details, quantity, unitPrice, vatRate };
}

const long =
  "Soin du visage régénérant à la vitamine C stabilisée, massage liftant et masque, avec modelage des épaules et des mains";

/** Twelve lines of long words at two rates. */
export const twelveLines: readonly QuoteItem[] = Array.from({ length: 12 }, (_, index) =>
  line(`l${index}`, long.slice(0, 120), [1 + (index % 3) * 4, 12_990 + index * 111], {
    group: index < 4 ? "cabin" : "home",
    details: "Matin et soir, deux à trois fois par semaine selon la tolérance de la peau, en couche fine",
    vatRate: index === 5 ? 550 : 2000,
  }),
);

/** An issued quote of a business that has said all that it must. */
export const issuedQuote: PrintableQuote = {
  number: { year: 2026, sequence: 42 },
  version: 1,
  recipient: { name: "Anaïs Morel", email: "anais@exemple.fr", lines: [] },
  emitter: {
    ...parseBusiness({
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
    }),
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière de Peau",
    email: "claire@lumieredepeau.example",
  },
  items: [
    line("soin", "Soin profond hydratant 60 min", [1, 7500], { group: "cabin", details: "En cabine" }),
    line("led", "LED rouge 20 min", [8, 35_000], { group: "cabin", details: "Cure de 8 séances" }),
    line("vitamine", "Sérum vitamine C 10 %", [1, 4600]),
    line("acerola", "Gélules d’acérola, cure d’un mois", [1, 2110], { vatRate: 550 }),
  ],
  discount: 10,
  vat: "included",
  issuedOn: "2026-11-21",
  validUntil: "2026-12-21",
  conditions: "Règlement à chaque séance, par carte ou en espèces.",
  signature: null,
};

/** Person who agreed to it. */
export const agreement = {
  name: "Anaïs Morel",
  date: new Date("2026-11-21T13:22:00Z"),
  place: "Lyon",
} as const;

/** A drawn line on a transparent ground, as a signature is sent. */
export async function drawnLine(): Promise<Uint8Array> {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='400' height='160'><path d='M20 108c36-80 60-76 52-16s36 16 60-28 28 36 44 20 36-68 56-28' fill='none' stroke='${inkColour}' stroke-width='5'/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
