import { describe, expect, it } from "vitest";
import { gaussian } from "./gaussian.ts";

const size = { width: 61, height: 61 };
const middle = 30;

function dot(): Float32Array {
  const plane = new Float32Array(size.width * size.height);
  plane[middle * size.width + middle] = 1;
  return plane;
}

/** Variances of a plane of sum 1 around its middle, in pixels². */
function variances(plane: Float32Array): { readonly x: number; readonly y: number } {
  let [x, y] = [0, 0];
  for (let i = 0; i < plane.length; i++) {
    x += plane[i]! * ((i % size.width) - middle) ** 2;
    y += plane[i]! * (Math.trunc(i / size.width) - middle) ** 2;
  }
  return { x, y };
}

describe("gaussian", () => {
  it.each([0.7, 1.05, 1.4, 2.3, 4])("gaussian has the variance that is asked for, sigma %f", (sigma) => {
    const { x, y } = variances(gaussian(dot(), size, sigma, sigma));
    expect(x / sigma ** 2).toBeGreaterThan(0.96);
    expect(x / sigma ** 2).toBeLessThan(1.01);
    expect(y).toBeCloseTo(x, 6);
  });

  it("blurs each axis on its own", () => {
    const { x, y } = variances(gaussian(dot(), size, 2, 0));
    expect(x).toBeGreaterThan(3.8);
    expect(y).toBe(0);
  });

  it("gaussian keeps a flat plane flat and its input as it was", () => {
    const flat = new Float32Array(size.width * size.height).fill(7);
    for (const value of gaussian(flat, size, 1.7, 0.9)) expect(value).toBeCloseTo(7, 5);
    const input = dot();
    gaussian(input, size, 2, 2);
    expect(input).toEqual(dot());
  });
});
