import { describe, expect, it } from "vitest";
import { parseDiagnosisMasks } from "./parseDiagnosisMasks.ts";

const places = [{ area: "nose", amount: 3 }];
const file = {
  version: 1,
  engine_version: "carnation-1",
  masks: [
    { name: "redness_heatmap", type: "heatmap", places, levels: [[[100, 200, 50, 0, 0, 50]], [], []] },
    { name: "acne_regions", type: "polygon", places, shapes: [[5000, 6000, -10, 20, 30, 0]] },
    { name: "lines_fine", type: "polyline", places: [], shapes: [[0, 0, 10_000, 10_000]] },
    { name: "pores_points", type: "point", places: [], points: [1, 2, 3, 4], radius: 12 },
  ],
  hidden: [
    { cause: "beard", outline: [0, 0, 100, 0, 0, 100] },
    { cause: "scarf", outline: [0, 0, 100, 0, 0, 100] },
  ],
  anchors: [{ area: "nose", at: [5000, 5500] }],
};

describe("a mask file", () => {
  it("a mask file is read with every position as shares of the photo", () => {
    const masks = parseDiagnosisMasks(file);
    expect(masks?.engineVersion).toBe("carnation-1");
    expect(masks?.masks.map(({ name, type }) => [name, type])).toEqual(
      file.masks.map(({ name, type }) => [name, type]),
    );
    expect(masks?.masks[0]).toMatchObject({
      places,
      levels: [
        [
          [
            [0.01, 0.02],
            [0.015, 0.02],
            [0.015, 0.025],
          ],
        ],
        [],
        [],
      ],
    });
    expect(masks?.masks[1]).toMatchObject({
      shapes: [
        [
          [0.5, 0.6],
          [0.499, 0.602],
          [0.502, 0.602],
        ],
      ],
    });
    expect(masks?.masks[3]).toMatchObject({
      points: [
        [0.0001, 0.0002],
        [0.0004, 0.0006],
      ],
      radius: 0.0012,
    });
    expect(masks?.hidden[0]?.outline).toHaveLength(3);
    expect(masks?.hidden.map(({ cause }) => cause)).toEqual(["beard", "object"]);
    expect(masks?.anchors.get("nose")).toEqual([0.5, 0.55]);
    expect(masks?.face).toBeNull();
  });

  it("a file holds the outlines of the face, and loses no more than these when they cannot be read", () => {
    const faceOf = (face: unknown) => parseDiagnosisMasks({ ...file, face })?.face;
    expect(faceOf({ aspect: 0.75, outlines: [[5000, 1000, 2000, 3000, -4000, 0]] })).toEqual({
      aspectRatio: 0.75,
      outlines: [
        [
          [0.5, 0.1],
          [0.7, 0.4],
          [0.3, 0.4],
        ],
      ],
    });
    for (const broken of [
      null,
      {},
      { aspect: 0, outlines: [[1, 2, 3, 4, 5, 6]] },
      { aspect: 1, outlines: [] },
    ])
      expect(faceOf(broken)).toBeNull();
    expect(faceOf({ aspect: 1, outlines: [[1, 2, 3]] })).toBeNull();
    expect(parseDiagnosisMasks({ ...file, face: 7 })?.masks).toHaveLength(4);
  });

  describe("with marks to verify", () => {
    const mark = { at: [5000, 6000], radius: 50, mm: 3, area: "chin_wide", certainty: 0.3, load: 0.8 };
    const marks = {
      aspect: 0.75,
      half: 12.5,
      power: 1.17,
      added: { radius: 40, mm: 3, load: 0.7 },
      each: [mark],
    };
    const read = (told: unknown) => {
      const masks = parseDiagnosisMasks({ ...file, masks: [{ ...file.masks[1], marks: told }] });
      return masks?.masks[0];
    };

    it("numbers them and gives their places as shares of the photo", () => {
      expect(read(marks)).toMatchObject({
        marks: {
          ...marks,
          added: { radius: 0.004, mm: 3, load: 0.7 },
          each: [{ ...mark, id: "1", at: [0.5, 0.6], radius: 0.005 }],
        },
      });
    });

    it.each([
      ["no list", "7"],
      ["none", null],
      ["one more than there are outlines", { ...marks, each: [mark, mark] }],
      ["one without a place", { ...marks, each: [{ ...mark, at: [] }] }],
      ["one that is surer than sure", { ...marks, each: [{ ...mark, certainty: 2 }] }],
      ["a curve without a half", { ...marks, half: 0 }],
    ])("a mask file with marks to verify draws the outlines and verifies nothing with %s", (_what, told) => {
      expect(read(told)).toMatchObject({ shapes: [expect.anything()], marks: null });
    });
  });

  it("a mask file keeps what can be read of it", () => {
    const broken = [
      { name: "lines_deep", type: "polygon", places, shapes: [[1, 2, 3]] },
      { name: "dark_circles", type: "polygon", places, shapes: [[Number.NaN, 2]] },
      { name: "eye_bags", type: "polygon", shapes: "none" },
      { name: "jowls_contour", type: "spiral", shapes: [] },
      7,
      null,
    ];
    const masks = parseDiagnosisMasks({
      version: 1,
      masks: [...broken, { ...file.masks[1], places: "nowhere" }],
      hidden: [{}, ...file.hidden],
      anchors: [{ area: "nose", at: [] }],
    });
    expect(masks).toMatchObject({ engineVersion: null, masks: [{ name: "acne_regions", places: [] }] });
    expect(masks?.hidden).toHaveLength(2);
    expect(masks?.anchors.size).toBe(0);
  });

  it.each([
    ["null", null],
    ["a list", []],
    ["a result", [{ algorithm_version_id: 30 }]],
    ["of another version", { ...file, version: 2 }],
    ["without masks", { version: 1 }],
  ])("a mask file is none: %s", (_what, json) => {
    expect(parseDiagnosisMasks(json)).toBeNull();
  });
});
