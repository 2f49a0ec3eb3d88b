import { expect, it } from "vitest";
import { shrink } from "./framePixels.ts";

/** Six pixels by four in rows of 30 bytes after a head of 5: red counts columns, green rows, blue both. */
const stride = 30;
const data = new Uint8ClampedArray(5 + 4 * stride);
for (let y = 0; y < 4; y++)
  for (let x = 0; x < 6; x++) data.set([10 * x, 20 * y, 10 * (x + y), 99], 5 + y * stride + 4 * x);
const pixels = { data, start: 5, stride };

it("a part is read as it is", () => {
  const { data: rgb, ...size } = shrink(pixels, { x: 4, y: 2, width: 2, height: 1 }, 1);
  expect([size, [...rgb]]).toEqual([{ width: 2, height: 1 }, [40, 40, 60, 50, 40, 70]]);
});

it("squares become their mean, and what is left over is dropped", () => {
  const { data: rgb, ...size } = shrink(pixels, { x: 1, y: 0, width: 5, height: 3 }, 2);
  expect([size, [...rgb]]).toEqual([{ width: 2, height: 1 }, [15, 10, 20, 35, 10, 40]]);
});
