import { defineCriterion } from "../defineCriterion.ts";

// Criteria of surface: lines, pores, acne, hydration.

export const lines = /* @__PURE__ */ defineCriterion({
  id: 69,
  key: "Lines",
  label: "Rides et ridules",
  positiveLabel: "Lissage de la peau",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 75, medium: 50 },
  ageGap: null,
  stable: 6,
  text: "Ce critère évalue la visibilité des ridules et des rides sur le front, le contour des yeux et les joues. Il distingue les lignes fines des sillons plus profonds et reste sensible à l’expression du visage : la photo doit être prise détendue. Plus le score est élevé, moins les lignes sont visibles.",
  readingHint: "plus c’est élevé, moins les lignes sont visibles",
  bandWords: { good: "Lignes peu visibles", medium: "Lignes visibles", poor: "Lignes marquées" },
  subMetrics: [],
  areas: ["face", "forehead", "right_eye_area", "left_eye_area", "right_cheek", "left_cheek"],
  masks: [
    { name: "lines_fine", type: "polyline" },
    { name: "lines_deep", type: "polygon" },
  ],
  advice:
    "Ridules : hydratation, acide hyaluronique, SPF quotidien ; rides : rétinol ou bakuchiol le soir (introduction progressive), peptides, massage ; en cabine : LED rouge, microcourants, radiofréquence esthétique selon contre-indications.",
  technicalNames: ["lines"],
});

export const pores = /* @__PURE__ */ defineCriterion({
  id: 35,
  key: "Pores",
  label: "Pores",
  positiveLabel: "Finesse du grain",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 70, medium: 50 },
  ageGap: null,
  stable: 5,
  text: "Ce critère estime la part de peau où les pores apparaissent dilatés, surtout sur le nez, le front et les joues. La production de sébum, l’âge et un nettoyage inadapté peuvent les rendre plus visibles. Plus le score est élevé, plus le grain de peau paraît fin.",
  readingHint: "plus c’est élevé, plus le grain de peau paraît fin",
  bandWords: { good: "Grain fin", medium: "Pores visibles", poor: "Pores dilatés" },
  subMetrics: [],
  areas: ["face", "forehead", "nose", "right_cheek", "left_cheek"],
  masks: [{ name: "pores_points", type: "point" }],
  advice:
    "Affiner : double nettoyage doux le soir, BHA 1 à 3 fois par semaine, niacinamide, argile sur la zone médiane ; textures légères non comédogènes ; nettoyage de peau en cabine.",
  technicalNames: ["pores"],
});

export const acne = /* @__PURE__ */ defineCriterion({
  id: 36,
  key: "Acne",
  label: "Imperfections",
  positiveLabel: "Netteté de la peau",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 90, medium: 70 },
  ageGap: null,
  stable: 4,
  text: "Ce critère repère les imperfections visibles — boutons et marques rouges — et leur étendue sur chaque zone. Il ne remplace pas l’avis d’un médecin : des imperfections nombreuses, douloureuses ou persistantes justifient une orientation. Plus le score est élevé, plus la peau paraît nette.",
  readingHint: "plus c’est élevé, plus la peau paraît nette",
  bandWords: { good: "Peau nette", medium: "Quelques imperfections", poor: "Imperfections nombreuses" },
  subMetrics: [
    { techName: "number_of_regions", label: "Imperfections repérées", unit: "nombre", direction: "lower" },
    { techName: "density_score", label: "Densité", unit: "%", direction: "lower" },
    { techName: "average_intensity_score", label: "Intensité moyenne", unit: "/100", direction: "lower" },
  ],
  areas: ["face", "forehead_n_bridge", "nose_bridge", "right_cheek_large", "left_cheek_large", "chin_wide"],
  masks: [{ name: "acne_regions", type: "polygon" }],
  advice:
    "Purifier sans agresser : nettoyant doux, BHA/zinc, hydratant non comédogène, SPF fluide ; pas de gommage mécanique sur zone inflammatoire ; score < 50 ou zones douloureuses : message d’orientation vers un médecin.",
  technicalNames: ["acne"],
});

export const hydration = /* @__PURE__ */ defineCriterion({
  id: 51,
  key: "Hydration",
  label: "Hydratation apparente",
  positiveLabel: "Hydratation apparente",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 70, medium: 50 },
  ageGap: null,
  stable: 8,
  text: "Ce critère estime l’hydratation d’après des signes visibles : ridules de déshydratation, zones mates ou qui pèlent. Une photo ne mesure pas directement l’eau contenue dans la peau et le résultat varie selon l’heure et la lumière. Plus le score est élevé, plus la peau paraît souple et confortable.",
  readingHint: "plus c’est élevé, plus la peau paraît souple et confortable",
  bandWords: {
    good: "Peau confortable",
    medium: "Légère déshydratation apparente",
    poor: "Déshydratation apparente",
  },
  subMetrics: [],
  areas: ["face"],
  masks: [{ name: "hydration_heatmap", type: "heatmap" }],
  advice:
    "Réhydrater : nettoyant non décapant, acide hyaluronique sur peau humide, crème barrière (céramides, squalane), masque hydratant hebdomadaire ; confirmer si possible par une mesure de contact.",
  technicalNames: ["hydration"],
});
