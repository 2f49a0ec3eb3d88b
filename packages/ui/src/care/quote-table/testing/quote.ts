import type { QuoteGroup, QuoteLine, QuoteTotals } from "../QuoteLine.ts";

const line = (
  id: string,
  label: string,
  details: string,
  quantity: number,
  unitCents: number,
  vatRate = 0.2,
): QuoteLine => ({ id, label, details, quantity, unitCents, vatRate, totalCents: quantity * unitCents });

/** The quote of the demonstration, for stories and tests. */
export const lines: readonly QuoteLine[] = [
  line("soin", "Soin profond hydratant 60\u00A0min", "En cabine", 1, 7500),
  line("led", "LED rouge 20\u00A0min", "En cabine, cure de 8 séances", 8, 3500),
  line("vitamine", "Sérum vitamine C 10\u00A0%", "Matin, suivi d’une protection solaire", 1, 4600),
  line("apaisant", "Sérum apaisant panthénol et centella", "Matin et soir", 1, 3900),
  line("ceramides", "Crème barrière aux céramides", "Matin et soir", 1, 3800),
  line("solaire", "Protection solaire SPF\u00A050 fluide", "Matin", 2, 2700),
];

export const totals: QuoteTotals = {
  subtotalCents: 53200,
  discount: { cents: 5320, ratio: 0.1 },
  netCents: 39900,
  vat: [{ rate: 0.2, cents: 7980 }],
  totalCents: 47880,
};

export const groups: readonly QuoteGroup[] = [
  { id: "cabine", title: "En cabine", lines: lines.slice(0, 2) },
  {
    id: "maison",
    title: "À la maison",
    lines: [
      ...lines.slice(2),
      line("complement", "Gélules d’acérola, cure d’un mois", "Complément alimentaire", 1, 2110, 0.055),
    ],
  },
];

export const totalsOfTwoRates: QuoteTotals = {
  subtotalCents: 55310,
  netCents: 46333,
  vat: [
    { rate: 0.2, cents: 8867, baseCents: 44333 },
    { rate: 0.055, cents: 110, baseCents: 2000 },
  ],
  totalCents: 55310,
};

export const sheet = {
  emitter: {
    name: "Institut Lumière de Peau",
    lines: [
      "Claire Martin, esthéticienne",
      "12, rue des Lilas",
      "69003 Lyon",
      "04\u00A000\u00A000\u00A000\u00A000",
    ],
  },
  recipient: { name: "Mme Anaïs Morel", lines: ["anais.morel@exemple.fr"] },
  number: "DEV-2026-0118",
  issuedOn: "21\u00A0novembre 2026",
  validUntil: "21\u00A0décembre 2026",
  conditions:
    "Règlement à chaque séance, par carte ou en espèces. Séances à programmer sous six mois. Devis gratuit.",
  legal:
    "Institut Lumière de Peau, EI — SIRET 000\u00A0000\u00A0000\u00A000000 — TVA FR\u00A000\u00A0000000000 — Médiateur de la consommation\u00A0: exemple-mediation.fr",
} as const;
