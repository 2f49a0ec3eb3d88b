import type { CriterionId } from "@carnation/domain/criterion";
import type { ObservationValue } from "@carnation/domain/internal/observation";
import type { ConsentPurpose } from "@carnation/product/customer";
import type { DiagnosisCondition } from "@carnation/product/diagnosis";
import { demoId } from "./demoId.ts";

/** A diagnosis of the demo professional; the faces are drawn, never photographed. */
export interface DemoDiagnosis {
  readonly id: string;
  /** The drawn face, a file of `apps/web/public/demo`. */
  readonly photo: string;
  /** Age when the demo data is written, days. */
  readonly daysAgo: number;
  readonly conditions?: readonly DiagnosisCondition[];
  /** Observations of the professional on criteria without a score. */
  readonly observations?: DemoObservations;
}

type DemoObservations = Readonly<Partial<Record<CriterionId, ObservationValue>>>;

/** A fictional end client of the demo professional. */
export interface DemoClient {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  /** The year of their birth, where they said it. */
  readonly birthYear?: number;
  /** Holds what they agree to beside the analysis. */
  readonly consents?: readonly ConsentPurpose[];
  /** Age of their consent when the demo data is written, days; 30 by default. */
  readonly consentDaysAgo?: number;
  /** Names of the contraindications to respect. */
  readonly contraindications?: readonly string[];
  /** Latest first: the first one's photo is the client's picture, too. */
  readonly diagnoses?: readonly DemoDiagnosis[];
}

export const DEMO_CLIENTS_OF = demoId("users", "claire");

const cleansed = ["cleansed"] as const;

export const demoClients: readonly DemoClient[] = [
  {
    id: demoId("customers", "anais-morel"),
    firstname: "Anaïs",
    lastname: "Morel",
    birthYear: 1994,
    consents: ["email"],
    consentDaysAgo: 91,
    contraindications: ["Grossesse"],
    // Redness and blemishes go back, the eyes are more tired, the rest stays.
    diagnoses: [
      {
        id: demoId("diagnosis", "anais-morel"),
        photo: "suivi-clair-3.jpg",
        daysAgo: 0,
        conditions: cleansed,
        observations: { 30: "medium", 35: "poor", 36: "medium", 50: "medium" },
      },
      {
        id: demoId("diagnosis", "anais-morel-2"),
        photo: "suivi-clair-2.jpg",
        daysAgo: 42,
        conditions: cleansed,
        observations: { 30: "medium", 35: "poor", 36: "medium", 39: "medium" },
      },
      {
        id: demoId("diagnosis", "anais-morel-1"),
        photo: "suivi-clair-1.jpg",
        daysAgo: 91,
        conditions: cleansed,
        observations: { 30: "poor", 35: "poor", 36: "poor", 39: "medium" },
      },
    ],
  },
  {
    id: demoId("customers", "marie-therese-d-astorg"),
    firstname: "Marie-Thérèse",
    lastname: "d’Astorg",
    birthYear: 1959,
    consents: ["email"],
    consentDaysAgo: 79,
    // Spots and flakes go back, redness comes.
    diagnoses: [
      {
        id: demoId("diagnosis", "marie-therese-d-astorg"),
        photo: "suivi-mature-3.jpg",
        daysAgo: 2,
        conditions: cleansed,
        observations: { 69: "poor", 37: "medium", 39: "medium", 51: "medium" },
      },
      {
        id: demoId("diagnosis", "marie-therese-d-astorg-2"),
        photo: "suivi-mature-2.jpg",
        daysAgo: 37,
        conditions: ["cleansed", "after-care"],
      },
      {
        id: demoId("diagnosis", "marie-therese-d-astorg-1"),
        photo: "suivi-mature-1.jpg",
        daysAgo: 79,
        conditions: cleansed,
      },
    ],
  },
  {
    id: demoId("customers", "fatou-diallo"),
    firstname: "Fatou",
    lastname: "Diallo",
    consents: ["email", "improvement"],
    diagnoses: [{ id: demoId("diagnosis", "fatou-diallo"), photo: "visage-fonce.jpg", daysAgo: 1 }],
  },
  {
    id: demoId("customers", "ingrid-koenig"),
    firstname: "Ingrid",
    lastname: "Kœnig",
    diagnoses: [{ id: demoId("diagnosis", "ingrid-koenig"), photo: "visage-lumineux.jpg", daysAgo: 3 }],
  },
  // More than three years: to be asked for again.
  {
    id: demoId("customers", "helene-prevost"),
    firstname: "Hélène",
    lastname: "Prévost",
    birthYear: 1961,
    consentDaysAgo: 1200,
  },
  // Two faces: the analysis refuses the photo, which is nobody's picture.
  { id: demoId("customers", "zoe-lefevre"), firstname: "Zoé", lastname: "Lefèvre" },
];

/** Diagnoses beside those: one that fails, and one of nobody in particular. */
export const otherDemoDiagnoses: readonly (DemoDiagnosis & { readonly customer: string | null })[] = [
  {
    id: demoId("diagnosis", "echec"),
    photo: "refus-deux-visages.jpg",
    daysAgo: 4,
    customer: demoId("customers", "zoe-lefevre"),
  },
  { id: demoId("diagnosis", "rapide"), photo: "rapide-fonce.jpg", daysAgo: 5, customer: null },
];

/** Diagnoses whose pigment spots the professional has verified: those of one client, so that they compare. */
export const verifiedDiagnoses: readonly string[] =
  demoClients
    .find(({ id }) => id === demoId("customers", "marie-therese-d-astorg"))
    ?.diagnoses?.map(({ id }) => id) ?? [];
