import type { ProductCardProps } from "../ProductCard.tsx";

/** Products and cares of the demonstration catalogue, for stories and tests. */
export const vitaminC: ProductCardProps = {
  name: "Sérum vitamine C 10\u00A0%",
  kind: "Sérum",
  packshot: "serum",
  reasons: ["Éclat, à entretenir\u00A0: teint terne par endroits", "Taches, priorité\u00A0: pommettes"],
  usage: "Le matin, 3 gouttes, avant la protection solaire",
};

export const ceramides: ProductCardProps = {
  name: "Crème barrière aux céramides",
  kind: "Crème de jour",
  packshot: "jar",
  reasons: ["Hydratation, à entretenir\u00A0: joues plus sèches"],
};

export const sunscreen: ProductCardProps = {
  name: "Protection solaire SPF\u00A050 fluide",
  kind: "Protection solaire",
  packshot: "tube",
  reasons: ["Taches, priorité\u00A0: à protéger chaque matin"],
};

export const redLight: ProductCardProps = {
  name: "LED rouge 20\u00A0min",
  kind: "Soin en cabine, cure de 8 séances",
  packshot: "device",
  reasons: ["Rougeurs, priorité\u00A0: joues et ailes du nez"],
};

export const retinol: ProductCardProps = {
  name: "Sérum rétinol 0,2\u00A0%",
  kind: "Sérum",
  packshot: "serum",
  exclusion: "grossesse indiquée dans la fiche",
};
