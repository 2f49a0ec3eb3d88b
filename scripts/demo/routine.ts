import type { CareMoment } from "@carnation/domain/routine";
import { demoId } from "./demoId.ts";

/** The care routine of the demo: what was used between two of the three photos of its client. */
export const demoRoutine = {
  customer: demoId("customers", "anais-morel"),
  /** The diagnosis that it was made from. */
  diagnosis: demoId("diagnosis", "anais-morel-2"),
  /** Days from that photo to the next one that it fixes. */
  nextPhotoDays: 42,
  discount: 10,
  /** Of its quote. */
  conditions: "Les soins en cabine sont à prendre dans les six mois.",
  note: "Introduisez un produit à la fois, à trois jours d’écart. La protection solaire reste le geste du matin, même par temps couvert.",
  /** Names of the catalogue; none of them is set aside by the client's precautions. */
  steps: {
    morning: [
      "Gelée nettoyante sans sulfate",
      "Sérum vitamine C 10 %",
      "Crème barrière aux céramides",
      "Protection solaire SPF 50 fluide",
    ],
    evening: [
      "Huile démaquillante douce",
      "Gelée nettoyante sans sulfate",
      "Sérum apaisant panthénol et centella",
      "Crème de nuit régénérante",
    ],
    weekly: ["Masque hydratant à l’acide hyaluronique"],
    cabin: ["Soin profond hydratant 60 min", "LED rouge 20 min"],
  } satisfies Readonly<Record<CareMoment, readonly string[]>>,
} as const;
