import { defineCriterion } from "../defineCriterion.ts";

// Criteria of colour: redness, uniformness, pigmentation, translucency.

export const redness = /* @__PURE__ */ defineCriterion({
  id: 30,
  key: "Redness",
  label: "Rougeurs",
  positiveLabel: "Apaisement du teint",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 70, medium: 50 },
  ageGap: null,
  stable: 5,
  text: "Ce critère observe les zones rosées ou rouges visibles sur la photo, localisées ou diffuses. Le froid, le soleil, un produit mal toléré ou une peau réactive peuvent les accentuer. Plus le score est élevé, plus le teint apparaît apaisé.",
  readingHint: "plus c’est élevé, plus le teint est apaisé",
  bandWords: { good: "Teint apaisé", medium: "Rougeurs modérées", poor: "Rougeurs marquées" },
  subMetrics: [
    { techName: "redness_local_score", label: "Rougeurs localisées", unit: "/100", direction: "higher" },
    { techName: "redness_global_score", label: "Rougeur diffuse", unit: "/100", direction: "higher" },
  ],
  areas: ["face", "forehead", "nose", "right_cheek", "left_cheek"],
  masks: [{ name: "redness_heatmap", type: "heatmap" }],
  advice:
    "Apaiser et protéger : nettoyant doux sans sulfate, actifs apaisants (panthénol, niacinamide à dose modérée, centella), barrière (céramides), SPF 50 ; espacer exfoliants et chaleur. Éviter de cumuler rétinoïde + acides.",
  technicalNames: ["redness"],
});

export const uniformness = /* @__PURE__ */ defineCriterion({
  id: 32,
  key: "Uniformness",
  label: "Uniformité",
  positiveLabel: "Uniformité",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 70, medium: 50 },
  ageGap: null,
  stable: 5,
  text: "L’uniformité décrit la régularité de la couleur et du grain de peau sur l’ensemble du visage. Elle tient compte des irrégularités visibles : imperfections, taches, petits vaisseaux apparents et texture. Plus le score est élevé, plus la peau paraît lisse et homogène.",
  readingHint: "plus c’est élevé, plus la peau paraît lisse et homogène",
  bandWords: { good: "Teint homogène", medium: "Légères irrégularités", poor: "Teint irrégulier" },
  subMetrics: [],
  areas: ["face", "forehead", "right_cheek", "left_cheek"],
  masks: [{ name: "uniformness_heatmap", type: "heatmap" }],
  advice:
    "Lisser et unifier : exfoliation douce 1 à 2 fois par semaine (AHA/PHA), vitamine C le matin, hydratation, SPF 50 ; en cabine : hydradermabrasion, peeling cosmétique superficiel, LED.",
  technicalNames: ["uniformness", "uniformity"],
});

export const pigmentation = /* @__PURE__ */ defineCriterion({
  id: 39,
  key: "Pigmentation",
  label: "Taches pigmentaires",
  positiveLabel: "Régularité pigmentaire",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 90, medium: 70 },
  ageGap: null,
  stable: 4,
  text: "Ce critère détecte les zones plus foncées que le reste du teint : taches solaires, taches de rousseur ou marques résiduelles. L’exposition au soleil et l’hérédité y contribuent largement. Plus le score est élevé, moins les taches sont visibles ; toute tache récente ou qui change doit être montrée à un médecin.",
  readingHint: "plus c’est élevé, moins les taches sont visibles",
  bandWords: {
    good: "Peu de taches visibles",
    medium: "Quelques taches visibles",
    poor: "Taches nombreuses ou marquées",
  },
  subMetrics: [
    { techName: "number_of_regions", label: "Taches repérées", unit: "nombre", direction: "lower" },
    { techName: "average_region_size", label: "Taille moyenne", unit: "% de la zone", direction: "lower" },
    {
      techName: "region_size_std",
      label: "Variabilité des tailles",
      unit: "% de la zone",
      direction: "lower",
    },
    { techName: "density_score", label: "Densité", unit: "%", direction: "lower" },
    { techName: "average_intensity_score", label: "Intensité moyenne", unit: "/100", direction: "lower" },
  ],
  areas: ["face", "forehead", "nose_upper_triangle", "right_cheek_wide", "left_cheek_wide", "chin_wide"],
  masks: [{ name: "pigmentation_spots", type: "polygon" }],
  advice:
    "SPF 50 toute l’année en premier ; vitamine C, niacinamide, acide azélaïque cosmétique, exfoliation douce ; pas d’appareil lumineux sur tache non identifiée ; orientation si aspect inhabituel.",
  technicalNames: ["pigmentation"],
});

export const translucency = /* @__PURE__ */ defineCriterion({
  id: 50,
  key: "Translucency",
  label: "Éclat",
  positiveLabel: "Éclat",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 70, medium: 50 },
  ageGap: null,
  stable: 6,
  text: "L’éclat décrit la façon dont la peau renvoie la lumière : un teint lumineux réfléchit de façon douce et régulière. Il baisse avec la déshydratation, les cellules mortes, la fatigue ou une brillance excessive. Plus le score est élevé, plus le teint paraît lumineux.",
  readingHint: "plus c’est élevé, plus le teint paraît lumineux",
  bandWords: { good: "Teint lumineux", medium: "Éclat modéré", poor: "Teint terne" },
  subMetrics: [],
  areas: ["face", "forehead", "right_cheek", "left_cheek"],
  masks: [{ name: "translucency_heatmap", type: "heatmap" }],
  advice:
    "Réveiller l’éclat : vitamine C le matin, exfoliation enzymatique hebdomadaire, hydratation, massage stimulant, sommeil ; soin coup d’éclat avant événement.",
  technicalNames: ["translucency"],
});
