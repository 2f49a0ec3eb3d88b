const outline = [5000, 5000, 10, 0, 0, 10];

/** A mask file as the engine writes one: a pigment spot of each certainty in the middle of the face, and a blemish without marks. */
export const pigmentMasks = (certainties: readonly number[]) => ({
  version: 1,
  engine_version: "carnation-1",
  masks: [
    {
      name: "pigmentation_spots",
      type: "polygon",
      shapes: certainties.map(() => outline),
      places: [],
      marks: {
        aspect: 0.75,
        half: 12.5,
        power: 1.17,
        added: { radius: 50, mm: 3, load: 0.7 },
        each: certainties.map((certainty) => ({
          at: [5000, 5000],
          radius: 60,
          mm: 3,
          area: "chin_wide",
          certainty,
          load: 0.8,
        })),
      },
    },
    { name: "acne_regions", type: "polygon", shapes: [outline], places: [] },
  ],
  face: { aspect: 0.75, outlines: [[3000, 2000, 4000, 0, -2000, 6000]] },
});
