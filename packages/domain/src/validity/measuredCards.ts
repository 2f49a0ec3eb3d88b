// Written by `npm run bench:cards`, never by hand.
export const measuredCards = {
  engine: "carnation-1.5.0",
  photos: 306,
  criteria: {
    Redness: {
      scored: 230,
      realMarks: null,
      ageAuc: {
        auc: 0.425,
        younger: 37,
        older: 68,
      },
      toneGap: 13.2,
      withinMargin: {
        share: 1,
        compared: 204,
      },
      medianMargin: 8.7,
      areaMargin: 4.6,
      subMeasureMargin: 3.3,
    },
    Uniformness: {
      scored: 230,
      realMarks: null,
      ageAuc: {
        auc: 0.344,
        younger: 37,
        older: 68,
      },
      toneGap: 3.9,
      withinMargin: {
        share: 1,
        compared: 204,
      },
      medianMargin: 6.1,
      areaMargin: 3.8,
      subMeasureMargin: null,
    },
    EyesBag: {
      scored: 197,
      realMarks: null,
      ageAuc: {
        auc: 0.679,
        younger: 35,
        older: 49,
      },
      toneGap: 3.1,
      withinMargin: {
        share: 0.99,
        compared: 208,
      },
      medianMargin: 5.9,
      areaMargin: 5.2,
      subMeasureMargin: 2.9,
    },
    Lines: {
      scored: 232,
      realMarks: null,
      ageAuc: {
        auc: 0.574,
        younger: 38,
        older: 69,
      },
      toneGap: 1.3,
      withinMargin: {
        share: 1,
        compared: 207,
      },
      medianMargin: 15,
      areaMargin: 5.6,
      subMeasureMargin: null,
    },
    Pores: {
      scored: 210,
      realMarks: null,
      ageAuc: {
        auc: 0.505,
        younger: 33,
        older: 65,
      },
      toneGap: 12.9,
      withinMargin: {
        share: 1,
        compared: 175,
      },
      medianMargin: 10.5,
      areaMargin: 4.7,
      subMeasureMargin: null,
    },
    Acne: {
      scored: 245,
      realMarks: {
        share: 0.18,
        judged: 88,
      },
      ageAuc: {
        auc: 0.665,
        younger: 39,
        older: 72,
      },
      toneGap: 9.9,
      withinMargin: {
        share: 0.987,
        compared: 232,
      },
      medianMargin: 5,
      areaMargin: 4.7,
      subMeasureMargin: 4.1,
    },
    Sagging: {
      scored: 62,
      realMarks: null,
      ageAuc: {
        auc: 0.67,
        younger: 8,
        older: 25,
      },
      toneGap: 10,
      withinMargin: {
        share: 1,
        compared: 24,
      },
      medianMargin: 5.3,
      areaMargin: 0.9,
      subMeasureMargin: null,
    },
    Pigmentation: {
      scored: 245,
      realMarks: {
        share: 0.5,
        judged: 205,
      },
      ageAuc: {
        auc: 0.606,
        younger: 39,
        older: 72,
      },
      toneGap: 9.9,
      withinMargin: {
        share: 1,
        compared: 232,
      },
      medianMargin: 3.2,
      areaMargin: 1.8,
      subMeasureMargin: 2.8,
    },
    Translucency: {
      scored: 239,
      realMarks: null,
      ageAuc: {
        auc: 0.634,
        younger: 41,
        older: 72,
      },
      toneGap: 15.2,
      withinMargin: {
        share: 1,
        compared: 227,
      },
      medianMargin: 6.8,
      areaMargin: 2,
      subMeasureMargin: null,
    },
    Hydration: {
      scored: 220,
      realMarks: null,
      ageAuc: {
        auc: 0.574,
        younger: 36,
        older: 66,
      },
      toneGap: 8.2,
      withinMargin: {
        share: 0.995,
        compared: 184,
      },
      medianMargin: 17.2,
      areaMargin: null,
      subMeasureMargin: null,
    },
  },
} as const;
