import type { ConsentPurpose } from "@carnation/domain";

/** A fictional end client of the demo professional; the faces are drawn, never photographed. */
export interface DemoClient {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  /** The drawn face of the last diagnosis, a file of `apps/web/public/demo`; none: no diagnosis yet. */
  readonly photo?: string;
  /** Age of the last diagnosis when the demo data is written, days. */
  readonly daysAgo?: number;
  /** The year of their birth, where they said it. */
  readonly birthYear?: number;
  /** What they agree to beside the analysis. */
  readonly consents?: readonly ConsentPurpose[];
  /** Age of their consent when the demo data is written, days; 30 by default. */
  readonly consentDaysAgo?: number;
}

export const DEMO_CLIENTS_OF = "demo-claire";

export const demoClients: readonly DemoClient[] = [
  {
    id: "anais-morel",
    firstname: "Anaïs",
    lastname: "Morel",
    photo: "visage-clair.jpg",
    daysAgo: 0,
    birthYear: 1994,
    consents: ["email"],
  },
  {
    id: "fatou-diallo",
    firstname: "Fatou",
    lastname: "Diallo",
    photo: "visage-fonce.jpg",
    daysAgo: 1,
    consents: ["email", "improvement"],
  },
  {
    id: "marie-therese-d-astorg",
    firstname: "Marie-Thérèse",
    lastname: "d’Astorg",
    photo: "visage-mature.jpg",
    daysAgo: 2,
  },
  { id: "ingrid-koenig", firstname: "Ingrid", lastname: "Kœnig", photo: "visage-lumineux.jpg", daysAgo: 3 },
  // More than three years: to be asked for again.
  { id: "helene-prevost", firstname: "Hélène", lastname: "Prévost", birthYear: 1961, consentDaysAgo: 1200 },
  { id: "zoe-lefevre", firstname: "Zoé", lastname: "Lefèvre" },
];
