import { defineCriterion } from "../defineCriterion.ts";

// Criteria of volume: eye area, sagging, jowls.

export const eyesBag = /* @__PURE__ */ defineCriterion({
  id: 33,
  key: "EyesBag",
  label: "Contour de l’œil",
  positiveLabel: "Contour de l’œil",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 80, medium: 50 },
  ageGap: null,
  stable: 6,
  text: "Ce critère résume l’aspect de la zone sous les yeux : cernes, poches et sillon lacrymal. Le sommeil, l’hydratation, l’âge et la morphologie influencent cette zone, ainsi que la direction de la lumière lors de la photo. Plus le score est élevé, plus le contour de l’œil paraît reposé.",
  readingHint: "plus c’est élevé, plus le contour de l’œil paraît reposé",
  bandWords: { good: "Regard reposé", medium: "Signes modérés", poor: "Signes marqués" },
  subMetrics: [
    { techName: "dark_circles_score", label: "Cernes", unit: "/100", direction: "higher" },
    { techName: "eyes_bags_score", label: "Poches", unit: "/100", direction: "higher" },
    { techName: "lacrimal_groove_score", label: "Sillon lacrymal", unit: "/100", direction: "higher" },
  ],
  areas: ["face", "left_eye_area_outer", "right_eye_area_outer"],
  masks: [
    { name: "dark_circles", type: "polygon" },
    { name: "eye_bags", type: "polygon" },
    { name: "lacrimal_grooves", type: "polyline" },
  ],
  advice:
    "Cernes : caféine, vitamine C, SPF ; poches : drainage manuel, froid, gel décongestionnant ; sillon : hydratation/peptides et, si la demande dépasse le cosmétique, orientation vers un médecin. Vérifier que la lumière venait de face.",
  technicalNames: ["eye_area_condition", "eye_bags", "eyes_bags"],
});

export const sagging = /* @__PURE__ */ defineCriterion({
  id: 37,
  key: "Sagging",
  label: "Fermeté",
  positiveLabel: "Fermeté",
  unit: "/100",
  min: 0,
  max: 100,
  direction: "higher",
  thresholds: { good: 70, medium: 50 },
  ageGap: null,
  stable: 6,
  text: "La fermeté est estimée d’après l’aspect des plis du milieu du visage, en particulier de part et d’autre de la bouche. La morphologie, l’âge et l’expression influencent cette mesure. Plus le score est élevé, plus les traits paraissent toniques.",
  readingHint: "plus c’est élevé, plus les traits paraissent toniques",
  bandWords: { good: "Traits toniques", medium: "Léger relâchement", poor: "Relâchement visible" },
  subMetrics: [],
  areas: ["face", "right_cheek", "left_cheek"],
  masks: [{ name: "sagging_folds", type: "polyline" }],
  advice:
    "Raffermir : peptides, rétinol/bakuchiol, massage liftant (Kobido), microcourants, radiofréquence esthétique ; protocole de 6 à 10 séances avec photos de suivi.",
  technicalNames: ["sagging"],
});

export const jowls = /* @__PURE__ */ defineCriterion({
  id: 999,
  key: "Jowls",
  label: "Ovale du visage",
  positiveLabel: "Netteté de l’ovale",
  unit: "/4",
  min: 1,
  max: 4,
  direction: "higher",
  thresholds: { good: 4, medium: 3 },
  ageGap: null,
  stable: 0,
  text: "L’ovale décrit la netteté de la ligne de la mâchoire, sur une échelle de 1 à 4. La position de la tête et l’expression influencent ce résultat : la photo doit être prise de face, menton à l’horizontale. Un niveau 4 correspond à un ovale net.",
  readingHint: "4 correspond à un ovale net",
  bandWords: { good: "Ovale net (4)", medium: "Ovale légèrement adouci (3)", poor: "Ovale relâché (1–2)" },
  subMetrics: [],
  areas: ["face"],
  masks: [{ name: "jowls_contour", type: "polyline" }],
  advice:
    "Tonifier le bas du visage : massage, microcourants, radiofréquence esthétique, peptides ; présenter en photo comparée plutôt qu’en note ; au-delà du cosmétique, orientation vers un médecin.",
  technicalNames: ["jowls"],
});
