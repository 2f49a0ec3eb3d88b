import type { MaskPosition } from "@carnation/domain/mask";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonFraming, cropPosition, type FramedPhoto } from "./photoFraming.ts";

/** Parts of a face about its middle, in its own units. */
const parts = {
  forehead: [0, -1.4],
  nose: [0, 0.1],
  right_cheek: [-1, 0.2],
  left_cheek: [1, 0.2],
  chin: [0, 1.1],
};

/** A photo on which the face has that middle and that size, in pixels. */
function photo(width: number, height: number, x: number, y: number, size: number): FramedPhoto {
  const anchors = Object.entries(parts).map(([area, [dx = 0, dy = 0]]): [string, MaskPosition] => [
    area,
    [(x + dx * size) / width, (y + dy * size) / height],
  ]);
  return { width, height, anchors: new Map(anchors) };
}

const options = { aspectRatio: 0.8 };

describe("the framing of two photos", () => {
  it("the framing of two photos puts the parts of the face at the same places, within both photos", () => {
    const side = fc.integer({ min: 800, max: 2000 });
    const share = fc.double({ min: 0.35, max: 0.65, noNaN: true });
    const any = fc
      .tuple(side, side, share, share, fc.integer({ min: 80, max: 200 }))
      .map(([width, height, x, y, size]) => photo(width, height, x * width, y * height, size));
    fc.assert(
      fc.property(any, any, (one, other) => {
        const crops = commonFraming(one, other, options);
        for (const area of Object.keys(parts)) {
          const [x, y] = cropPosition(one.anchors.get(area)!, crops.before);
          const [otherX, otherY] = cropPosition(other.anchors.get(area)!, crops.after);
          expect(x).toBeCloseTo(otherX, 6);
          expect(y).toBeCloseTo(otherY, 6);
        }
        for (const [{ width, height }, crop] of [
          [one, crops.before],
          [other, crops.after],
        ] as const) {
          expect((crop.width * width) / (crop.height * height)).toBeCloseTo(0.8, 6);
          expect(Math.min(crop.x, crop.y)).toBeGreaterThan(-1e-9);
          expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThan(1 + 1e-9);
        }
      }),
    );
  });

  it("looks at the parts that both photos name", () => {
    const one = photo(1200, 1600, 600, 800, 150);
    const more = { ...one, anchors: new Map([...one.anchors, ["left_eye_area", [0.9, 0.9] as const]]) };
    expect(commonFraming(more, one, options)).toEqual(commonFraming(one, one, options));
  });

  it("the framing of two photos shows as much of the face as asked for where there is room", () => {
    const large = photo(4000, 4000, 2000, 2000, 200);
    const whole = commonFraming(large, large, options).before;
    const face = commonFraming(large, large, { ...options, spreads: 3 }).before;
    expect(face.height).toBeCloseTo(whole.height / 2, 6);
  });

  it.each([
    ["unknown parts", new Map<string, MaskPosition>()],
    [
      "parts at one place",
      new Map(["a", "b", "c"].map((area): [string, MaskPosition] => [area, [0.5, 0.5]])),
    ],
  ])("the framing of two photos is the middle of either photo with %s", (_, anchors) => {
    const known = { width: 1200, height: 1600, anchors };
    const { before, after } = commonFraming({ ...known }, { ...known, width: 2400 }, options);
    expect(before).toMatchObject({ x: 0, width: 1, height: 0.9375 });
    expect(after).toMatchObject({ y: 0, height: 1 });
    expect(after.width).toBeCloseTo(1280 / 2400, 6);
  });
});
