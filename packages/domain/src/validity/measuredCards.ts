// Written by `npm run bench:cards`, never by hand.
// oxlint-disable oxc/approx-constant -- a measure may look like a constant of mathematics
export const measuredCards = {
  engine: "carnation-1.7.0",
  photos: 306,
  criteria: {
    Redness: {
      scored: 229,
      realMarks: null,
      ageAuc: {
        auc: 0.411,
        younger: 37,
        older: 67,
      },
      toneGap: 7.9,
      withinMargin: {
        share: 1,
        compared: 202,
      },
      medianMargin: 8.8,
      areaMargin: 4.1,
      subMeasureMargin: 2.9,
    },
    Uniformness: {
      scored: 229,
      realMarks: null,
      ageAuc: {
        auc: 0.333,
        younger: 37,
        older: 67,
      },
      toneGap: 0,
      withinMargin: {
        share: 1,
        compared: 202,
      },
      medianMargin: 6,
      areaMargin: 3.2,
      subMeasureMargin: null,
    },
    EyesBag: {
      scored: 188,
      realMarks: null,
      ageAuc: {
        auc: 0.668,
        younger: 34,
        older: 47,
      },
      toneGap: 1.6,
      withinMargin: {
        share: 1,
        compared: 184,
      },
      medianMargin: 6.7,
      areaMargin: 2.3,
      subMeasureMargin: 2.4,
    },
    Lines: {
      scored: 231,
      realMarks: null,
      ageAuc: {
        auc: 0.611,
        younger: 38,
        older: 68,
      },
      toneGap: 7.8,
      withinMargin: {
        share: 1,
        compared: 207,
      },
      medianMargin: 15.1,
      areaMargin: 7.3,
      subMeasureMargin: null,
    },
    Pores: {
      scored: 210,
      realMarks: null,
      ageAuc: {
        auc: 0.505,
        younger: 33,
        older: 64,
      },
      toneGap: 11.4,
      withinMargin: {
        share: 1,
        compared: 175,
      },
      medianMargin: 10.7,
      areaMargin: 4.6,
      subMeasureMargin: null,
    },
    Acne: {
      scored: 245,
      realMarks: {
        share: 0.18,
        judged: 84,
      },
      ageAuc: {
        auc: 0.667,
        younger: 39,
        older: 72,
      },
      toneGap: 8.6,
      withinMargin: {
        share: 0.97,
        compared: 231,
      },
      medianMargin: 5,
      areaMargin: 3.9,
      subMeasureMargin: 4.9,
    },
    Sagging: {
      scored: 61,
      realMarks: null,
      ageAuc: {
        auc: 0.693,
        younger: 8,
        older: 24,
      },
      toneGap: 5,
      withinMargin: {
        share: 1,
        compared: 24,
      },
      medianMargin: 5.7,
      areaMargin: 0.9,
      subMeasureMargin: null,
    },
    Pigmentation: {
      scored: 245,
      realMarks: {
        share: 0.47,
        judged: 216,
      },
      ageAuc: {
        auc: 0.592,
        younger: 39,
        older: 72,
      },
      toneGap: 9.9,
      withinMargin: {
        share: 1,
        compared: 231,
      },
      medianMargin: 3.2,
      areaMargin: 2.1,
      subMeasureMargin: 2,
    },
    Translucency: {
      scored: 228,
      realMarks: null,
      ageAuc: {
        auc: 0.616,
        younger: 40,
        older: 68,
      },
      toneGap: 11.8,
      withinMargin: {
        share: 1,
        compared: 203,
      },
      medianMargin: 7,
      areaMargin: 2,
      subMeasureMargin: null,
    },
    Hydration: {
      scored: 220,
      realMarks: null,
      ageAuc: {
        auc: 0.566,
        younger: 36,
        older: 66,
      },
      toneGap: 2.7,
      withinMargin: {
        share: 0.995,
        compared: 184,
      },
      medianMargin: 17.1,
      areaMargin: null,
      subMeasureMargin: null,
    },
  },
} as const;
