import type { QuoteItem } from "@carnation/domain/quote";

/** What is sold: prices in cents, VAT included, rates in basis points (2000 is 20 %). Replace it by your catalogue. */
export const items: readonly QuoteItem[] = [
  {
    id: "light",
    recommendation: "light",
    group: "cabin",
    label: "Photomodulation LED rouge",
    details: "Une séance par semaine",
    quantity: 6,
    unitPrice: 5900,
    vatRate: 2000,
  },
  {
    id: "serum",
    recommendation: "serum",
    group: "home",
    label: "Sérum éclat",
    details: "Matin",
    quantity: 2,
    unitPrice: 4950,
    vatRate: 2000,
  },
  {
    id: "cream",
    recommendation: "cream",
    group: "home",
    label: "Crème de nuit",
    details: "Soir",
    quantity: 1,
    unitPrice: 6400,
    vatRate: 2000,
  },
];
