import type { UiMessages } from "../UiMessages.ts";

export const frBand: UiMessages["band"] = {
  strength: "Point fort",
  maintain: "À entretenir",
  priority: "Priorité",
  reference: "Repère",
  unmeasured: "Non mesuré",
};

export const frGauge: UiMessages["gauge"] = {
  confidence: { low: "confiance faible", medium: "confiance moyenne", high: "confiance élevée" },
  margin: ({ amount, count }) => `± ${amount} ${count >= 2 ? "points" : "point"}`,
  observed: "À observer",
};

export const frCriterionRow: UiMessages["criterionRow"] = { shownOnPhoto: "masque affiché sur la photo" };

export const frInsightList: UiMessages["insightList"] = {
  noPriority: "Aucun besoin prioritaire identifié",
  noStrength: "Aucun point fort identifié",
};
