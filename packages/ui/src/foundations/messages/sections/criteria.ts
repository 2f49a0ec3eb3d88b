export interface CriteriaMessages {
  readonly band: {
    readonly strength: string;
    readonly maintain: string;
    readonly priority: string;
    readonly reference: string;
    readonly unmeasured: string;
  };
  readonly gauge: {
    /** In lower case: each may follow the margin on the same line. */
    readonly confidence: {
      readonly low: string;
      readonly medium: string;
      readonly high: string;
    };
    /** Margin within which two readings count as the same. */
    readonly margin: (values: { readonly amount: string; readonly count: number }) => string;
    /** Stands where the value would, of a criterion that is looked at and not scored. */
    readonly observed: string;
    /** In place of a band, where the confidence is low. */
    readonly indicative: string;
    /** Follows a value that the scale does not reach. */
    readonly offScale: string;
    /** In the place of a scale whose bounds are none. */
    readonly unreadableScale: string;
  };
  readonly criterionRow: {
    /** Said after the name of the criterion whose mask is on the photograph. */
    readonly shownOnPhoto: string;
  };
  readonly insightList: { readonly noPriority: string; readonly noStrength: string };
}

export const frBand: CriteriaMessages["band"] = {
  strength: "Point fort",
  maintain: "À entretenir",
  priority: "Priorité",
  reference: "Repère",
  unmeasured: "Non mesuré",
};

export const frGauge: CriteriaMessages["gauge"] = {
  confidence: { low: "confiance faible", medium: "confiance moyenne", high: "confiance élevée" },
  margin: ({ amount, count }) => `± ${amount} ${count >= 2 ? "points" : "point"}`,
  observed: "À observer",
  indicative: "Indicatif",
  offScale: "hors de l’échelle",
  unreadableScale: "échelle illisible",
};

export const frCriterionRow: CriteriaMessages["criterionRow"] = {
  shownOnPhoto: "masque affiché sur la photo",
};

export const frInsightList: CriteriaMessages["insightList"] = {
  noPriority: "Aucun besoin prioritaire identifié",
  noStrength: "Aucun point fort identifié",
};
