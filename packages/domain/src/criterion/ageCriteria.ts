import type { CriterionDefinitions } from "./defineCriterion.ts";

/** The two perceived ages. They have no absolute band: only a gap to the real age can be judged. */
export const ages = {
  PerceivedAge: {
    label: "Âge perçu du visage",
    positiveLabel: "Âge perçu",
    min: 0,
    max: 130,
    direction: "lower",
    thresholds: null,
    ageGap: { good: -3, medium: 2 },
    stable: 2,
    text: "L’âge perçu est une estimation de l’âge d’apparence du visage à partir de la photo. Il dépend de la lumière, de l’expression et de la fatigue, et ne correspond pas à l’âge réel. Il sert surtout à suivre une évolution dans le temps, à conditions de prise de vue identiques.",
    readingHint: "estimation indicative",
    bandWords: {
      good: "Plus jeune que l’âge réel (−3 ans ou plus)",
      medium: "Proche de l’âge réel (±2 ans)",
      poor: "Supérieur à l’âge réel (+3 ans ou plus)",
    },
    subMetrics: [],
    areas: ["face"],
    masks: [],
    advice:
      "Ne jamais en faire l’argument de vente principal : renvoyer vers les critères qui l’expliquent (rides, éclat, uniformité, ovale) et proposer hydratation, éclat et protection solaire.",
    technicalNames: ["perceived_age", "face_age"],
  },
  EyesAge: {
    label: "Âge perçu du regard",
    positiveLabel: "Âge du regard",
    min: 0,
    max: 130,
    direction: "lower",
    thresholds: null,
    ageGap: { good: -3, medium: 2 },
    stable: 3,
    text: "L’âge perçu du regard est estimé uniquement à partir du contour des yeux, l’une des premières zones à marquer. La fatigue, le maquillage et la lumière peuvent le faire varier. Il est donné à titre indicatif et s’interprète surtout en évolution.",
    readingHint: "estimation indicative",
    bandWords: {
      good: "Plus jeune que l’âge réel (−3 ans ou plus)",
      medium: "Proche de l’âge réel (±2 ans)",
      poor: "Supérieur à l’âge réel (+3 ans ou plus)",
    },
    subMetrics: [],
    areas: ["face", "left_eye_outer", "right_eye_outer"],
    masks: [],
    advice:
      "Soin contour des yeux matin et soir, SPF, lunettes de soleil, drainage ; relier au critère « Contour de l’œil » plutôt qu’au chiffre d’âge.",
    technicalNames: ["eyes_age", "eye_age"],
  },
} satisfies CriterionDefinitions;
