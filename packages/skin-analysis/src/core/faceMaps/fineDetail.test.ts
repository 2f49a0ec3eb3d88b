import { describe, expect, it } from "vitest";
import { DETAIL_NEEDS, FINE } from "../constants/detail.ts";
import { detailBelow, lackOfDetail, softnessDoubt } from "./fineDetail.ts";
import type { AlignedFace } from "../face/alignedFace.ts";

const blurred = (x: number, y = x) => ({ blur: { x, y } });
const faceOf = (photoWidth: number): AlignedFace => ({
  size: { width: 1, height: 1 },
  placement: { centre: { x: 0, y: 0 }, scale: 1, angle: 0 },
  rgb: new Float32Array(3),
  landmarks: [],
  photoWidth,
  pose: { yaw: 0, pitch: 0, roll: 0 },
});

describe("the needs of fine detail", () => {
  const { lines, pores, hydration } = DETAIL_NEEDS;
  const lackFor = (width: number, x: number, y = x) =>
    [lines, pores, hydration].map((needs) => lackOfDetail(faceOf(width), () => blurred(x, y), needs));

  it("the needs of fine detail are met on a large, sharp face", () => {
    expect(lackFor(600, 0.05)).toEqual([undefined, undefined, undefined]);
  });

  it("the needs of fine detail are less for lines than for pores, in size and in sharpness", () => {
    expect(lackFor(275, 0.1)).toEqual([undefined, "face-too-small", "face-too-small"]);
    expect(lackFor(600, 0.22)).toEqual([undefined, "low-quality", undefined]);
  });

  it("the needs of fine detail go by the worse axis: a camera moves along one", () => {
    expect(lackFor(600, 0.05, 0.3)).toEqual(["low-quality", "low-quality", "low-quality"]);
  });

  it("the needs of fine detail do not count the blur of a face that is too small", () => {
    const unread = () => {
      throw new Error("measured");
    };
    expect(lackOfDetail(faceOf(210), unread, lines)).toBe("face-too-small");
  });
});

it("fineDetail widens a margin by what was made up for, and by nothing on a sharp photo", () => {
  expect(softnessDoubt(blurred(0.02, FINE.blurMm2))).toBe(1);
  expect(softnessDoubt(blurred(0.02, 2 * FINE.blurMm2))).toBeGreaterThan(1.15);
});

it("fineDetail makes up for blur by the power it is told", () => {
  const size = { width: 16, height: 16 };
  const density = Float32Array.from({ length: 256 }, (_, i) => (i === 136 ? 10 : 0));
  const at = (variance: number, power?: number) =>
    detailBelow({ density, variance }, size, FINE.dotsMm, power)[136]!;
  expect(at(2 * FINE.blurMm2) / at(FINE.blurMm2)).toBeCloseTo(2, 4);
  expect(at(2 * FINE.blurMm2, 0.5) / at(FINE.blurMm2)).toBeCloseTo(Math.SQRT2, 4);
});
