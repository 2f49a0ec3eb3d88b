import type { PackshotKind } from "../../../care/product-card/index.ts";

/** A line of the shared catalogue, for stories and tests. */
export interface Recommendation {
  readonly id: string;
  readonly name: string;
  readonly kind: PackshotKind;
  readonly category: "cosmetics" | "other";
  readonly subcategory: string;
  readonly criteria: string;
  readonly contraindications: number;
  /** Integer cents, taxes included. */
  readonly price: number;
  readonly active: boolean;
}

type Line = readonly [string, PackshotKind, string, string, number, number];

const cosmetics: readonly Line[] = [
  ["Crème barrière aux céramides", "jar", "Crème de jour", "Hydratation, rougeurs", 0, 38],
  ["Gelée nettoyante sans sulfate", "pump", "Nettoyant", "Rougeurs, hydratation", 0, 22],
  ["Lotion BHA 2\u00A0%", "pump", "Exfoliant", "Pores, imperfections", 4, 29],
  ["Protection solaire SPF\u00A050 fluide", "tube", "Protection solaire", "Taches, rides, rougeurs", 0, 27],
  ["Sérum apaisant panthénol et centella", "serum", "Sérum", "Rougeurs, hydratation", 0, 39],
  ["Sérum rétinol 0,2\u00A0%", "serum", "Sérum", "Rides, fermeté, uniformité", 5, 49],
  ["Sérum vitamine C 10\u00A0%", "serum", "Sérum", "Éclat, taches, uniformité", 1, 46],
  ["Masque à l’argile blanche zone T", "jar", "Masque", "Pores, imperfections", 1, 24],
  ["Huile démaquillante douce", "pump", "Démaquillant", "Rougeurs, hydratation", 0, 24],
  ["Crème de nuit régénérante", "jar", "Crème de nuit", "Rides, hydratation", 0, 52],
  ["Gel contour des yeux à la caféine", "tube", "Contour des yeux", "Cernes, poches", 0, 33],
];

const treatments: readonly Line[] = [
  ["LED rouge 20\u00A0min", "device", "LED", "Rides, fermeté, rougeurs", 2, 35],
  ["Massage liftant 50\u00A0min", "hands", "Massage liftant", "Fermeté, ovale", 2, 85],
  ["Radiofréquence esthétique visage", "hands", "Radiofréquence", "Fermeté, ovale, rides", 3, 110],
];

const toRecommendation =
  (category: Recommendation["category"]) =>
  ([name, kind, subcategory, criteria, contraindications, euros]: Line): Recommendation => ({
    id: `${category}-${name}`,
    name,
    kind,
    category,
    subcategory,
    criteria,
    contraindications,
    price: euros * 100,
    active: name !== "Radiofréquence esthétique visage",
  });

export const recommendations: readonly Recommendation[] = [
  ...cosmetics.map(toRecommendation("cosmetics")),
  ...treatments.map(toRecommendation("other")),
];

/** A catalogue as long as asked, its names numbered. */
export function manyRecommendations(count: number): readonly Recommendation[] {
  return Array.from({ length: count }, (_, index) => {
    const line = recommendations[index % recommendations.length]!;
    const number = String(index + 1).padStart(5, "0");
    return { ...line, id: `line-${number}`, name: `${line.name}, réf. ${number}`, price: line.price + index };
  });
}
