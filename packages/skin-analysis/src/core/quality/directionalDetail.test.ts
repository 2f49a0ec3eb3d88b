import { expect, it } from "vitest";
import { createRandom } from "../../face-renderer/svg/random.ts";
import { DETAIL } from "../constants/photo.ts";
import { blur } from "../filter/blur.ts";
import { measureDirectionalDetail } from "./directionalDetail.ts";

const size = { width: 160, height: 200 };
const random = createRandom(3);
const noise = () => Float32Array.from({ length: size.width * size.height }, () => random() - 0.5);

/** As much contrast at every scale, which is how photographs are. Source: Field, J. Opt. Soc. Am. A 1987. */
const grain = [0.5, 1, 2, 4, 8]
  .map((sigma) => blur(noise(), size, sigma).map((value) => 60 * sigma * value))
  .reduce((sum, octave) => sum.map((value, i) => value + octave[i]!));

/** A plane averaged over some pixels along a direction. */
function smeared(from: Float32Array, length: number, dx: number, dy: number): Float32Array {
  const plane = new Float32Array(from.length);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      let sum = 0;
      for (let k = 0; k < length; k++) {
        const column = (x + k * dx + size.width) % size.width;
        const row = (y + k * dy + size.height) % size.height;
        sum += from[row * size.width + column]!;
      }
      plane[y * size.width + x] = sum / length;
    }
  }
  return plane;
}

/** Gives what a camera sees that moves by eleven pixels: slowly at first and at last. */
const moved = (dx: number, dy: number) => smeared(smeared(grain, 6, dx, dy), 6, dx, dy);

it("directionalDetail finds the same detail in every direction of a picture that nothing blurs", () => {
  const { least, evenness } = measureDirectionalDetail(grain, size);
  expect(least).toBeGreaterThan(DETAIL.fine);
  expect(evenness).toBeGreaterThan(0.8);
});

it("directionalDetail finds less of it, but evenly, out of focus", () => {
  const { least, evenness } = measureDirectionalDetail(blur(grain, size, 2.5), size);
  expect(least).toBeLessThan(DETAIL.spots);
  expect(evenness).toBeGreaterThan(DETAIL.minEvenness + 0.1);
});

it.each([
  ["rows", 1, 0],
  ["columns", 0, 1],
  ["one diagonal", 1, 1],
  ["the other", 1, -1],
])("directionalDetail sees a movement along %s", (_, dx, dy) => {
  const { least, evenness } = measureDirectionalDetail(moved(dx, dy), size);
  expect(least).toBeLessThan(DETAIL.fine);
  expect(evenness).toBeLessThan(DETAIL.minEvenness);
});

it("directionalDetail calls a flat plane even and without detail", () => {
  expect(measureDirectionalDetail(new Float32Array(grain.length), size)).toEqual({ least: 0, evenness: 1 });
});
