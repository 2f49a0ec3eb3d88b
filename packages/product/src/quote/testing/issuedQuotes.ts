import { emptyRoutine, type RoutineStep } from "@carnation/domain/routine";
import { parseBusiness } from "../../profile/business.ts";
import type { IssuedQuote } from "../issuedQuote.ts";
import type { QuoteDraftInput } from "../quoteDraft.ts";

/** A business that lacks nothing. */
export const completeBusiness = parseBusiness({
  activity: "Institut de beauté",
  legal_form: "EI",
  street: "12 rue des Lilas",
  postcode: "69002",
  city: "Lyon",
  phone: "+33478000000",
  siret: "73282932000074",
  registration: "RCS Lyon",
  vat_number: "FR44732829320",
  mediator: "Médiation de la consommation, 75000 Paris",
  mentions: "Paiement à 30 jours.",
});

/** A quote as it was issued. */
export const issuedQuote: IssuedQuote = {
  id: "q1",
  number: { year: 2026, sequence: 42 },
  version: 1,
  state: "issued",
  diagnosis: "d1",
  customer: "anais",
  recipient: { name: "Anaïs Morel", email: "anais@exemple.fr", lines: [] },
  emitter: {
    ...completeBusiness,
    firstname: "Claire",
    lastname: "Fontaine",
    company: "Lumière de Peau",
    email: "claire@exemple.fr",
  },
  items: [
    {
      id: "cabin-soin",
      recommendation: "soin",
      group: "cabin",
      label: "Soin éclat",
      details: "En cabine",
      quantity: 2,
      unitPrice: 7500,
      vatRate: 2000,
    },
  ],
  discount: 10,
  vat: "included",
  issuedOn: "2026-11-23",
  validUntil: "2026-12-23",
  conditions: "",
  total: 13_500,
  created: new Date("2026-11-23T09:00:00Z"),
  signature: null,
  hash: null,
};

/** A step of a routine that places a product. */
export function stepOf(recommendation: string, label = recommendation): RoutineStep {
  const texts = { frequency: "", note: "", override: null };
  return { id: `s-${recommendation}`, recommendation, label, place: 0, quantity: 1, ...texts };
}

/** Holds what the draft of a quote with one line is made from. */
export const draftInput: QuoteDraftInput = {
  diagnosis: "d1",
  routine: { ...emptyRoutine, cabin: [{ ...stepOf("soin", "Soin éclat"), quantity: 2 }], discount: 10 },
  prices: new Map([["soin", { price: 7500, vatRate: 2000 }]]),
  profile: {
    firstname: "Claire",
    lastname: "Fontaine",
    company: "Lumière de Peau",
    email: "claire@exemple.fr",
    business: completeBusiness,
  },
  customer: {
    id: "anais",
    firstname: "Anaïs",
    lastname: "Morel",
    email: "anais@exemple.fr",
    guardian: null,
  },
  now: new Date("2026-11-23T09:00:00Z"),
};
