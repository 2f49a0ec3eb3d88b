// Written by `npm run bench:cards`, never by hand.
export const measuredCards = {
  engine: "carnation-1.6.1",
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
        compared: 202,
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
        compared: 202,
      },
      medianMargin: 6.2,
      areaMargin: 3.8,
      subMeasureMargin: null,
    },
    EyesBag: {
      scored: 190,
      realMarks: null,
      ageAuc: {
        auc: 0.676,
        younger: 34,
        older: 48,
      },
      toneGap: 3.2,
      withinMargin: {
        share: 0.989,
        compared: 184,
      },
      medianMargin: 6,
      areaMargin: 5.5,
      subMeasureMargin: 3.3,
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
      medianMargin: 15.1,
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
      medianMargin: 10.6,
      areaMargin: 4.7,
      subMeasureMargin: null,
    },
    Acne: {
      scored: 245,
      realMarks: {
        share: 0.19,
        judged: 80,
      },
      ageAuc: {
        auc: 0.661,
        younger: 39,
        older: 72,
      },
      toneGap: 8.6,
      withinMargin: {
        share: 0.978,
        compared: 229,
      },
      medianMargin: 4.9,
      areaMargin: 4.7,
      subMeasureMargin: 4.8,
    },
    Sagging: {
      scored: 61,
      realMarks: null,
      ageAuc: {
        auc: 0.682,
        younger: 8,
        older: 24,
      },
      toneGap: 10,
      withinMargin: {
        share: 1,
        compared: 24,
      },
      medianMargin: 5.4,
      areaMargin: 0.9,
      subMeasureMargin: null,
    },
    Pigmentation: {
      scored: 245,
      realMarks: {
        share: 0.5,
        judged: 208,
      },
      ageAuc: {
        auc: 0.603,
        younger: 39,
        older: 72,
      },
      toneGap: 9.9,
      withinMargin: {
        share: 1,
        compared: 227,
      },
      medianMargin: 3.1,
      areaMargin: 1.9,
      subMeasureMargin: 2.6,
    },
    Translucency: {
      scored: 230,
      realMarks: null,
      ageAuc: {
        auc: 0.628,
        younger: 40,
        older: 69,
      },
      toneGap: 14.5,
      withinMargin: {
        share: 1,
        compared: 203,
      },
      medianMargin: 6.9,
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
