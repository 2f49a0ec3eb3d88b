import { describe, expect, it } from "vitest";
import { encodeSrgb } from "../colour/srgb.ts";
import type { AlignedFace } from "../face/alignedFace.ts";
import { chromaticPlanes } from "./chromaticPlanes.ts";

const SIZE = { width: 48, height: 48 } as const;
const MIDDLE = 24 * SIZE.width + 24;
/** Linear light of a light and of a deep skin. */
const TONES = { light: [0.69, 0.38, 0.25], deep: [0.09, 0.035, 0.018] } as const;

/** A patch of one colour under a light that falls from left to right. */
function patch(light: readonly number[], strength = 1, slope = 0): AlignedFace {
  const rgb = new Float32Array(SIZE.width * SIZE.height * 3);
  for (let i = 0; i < rgb.length; i++) {
    const x = Math.trunc(i / 3) % SIZE.width;
    rgb[i] = encodeSrgb((light[i % 3] ?? 0) * strength * (1 - (slope * x) / SIZE.width));
  }
  return {
    size: SIZE,
    rgb,
    placement: { centre: { x: 0, y: 0 }, scale: 1, angle: 0 },
    landmarks: [],
    photoWidth: 640,
    pose: { yaw: 0, pitch: 0, roll: 0 },
  };
}

/** The colour with hundredths of a decade of absorbance added to each channel. */
const stained = (light: readonly number[], added: readonly number[]): number[] =>
  light.map((value, c) => value * 10 ** (-(added[c] ?? 0) / 100));

describe("chromatic planes", () => {
  it("chromatic planes are the same in half the light and in a falling one", () => {
    const plain = chromaticPlanes(patch(TONES.light));
    for (const lit of [patch(TONES.light, 0.5), patch(TONES.light, 1, 0.5)]) {
      const { erythema, browning } = chromaticPlanes(lit);
      expect(Math.abs(erythema[MIDDLE]! - plain.erythema[MIDDLE]!)).toBeLessThan(0.6);
      expect(Math.abs(browning[MIDDLE]! - plain.browning[MIDDLE]!)).toBeLessThan(0.6);
    }
  });

  it.each(["light", "deep"] as const)(
    "chromatic planes show blood on %s skin, and little of melanin",
    (tone) => {
      const bare = chromaticPlanes(patch(TONES[tone])).blood[MIDDLE]!;
      const flushed = chromaticPlanes(patch(stained(TONES[tone], [0.9, 15, 15]))).blood[MIDDLE]! - bare;
      const tanned = chromaticPlanes(patch(stained(TONES[tone], [8.1, 15, 19.5]))).blood[MIDDLE]! - bare;
      expect(flushed).toBeGreaterThan(11);
      expect(flushed).toBeLessThan(16);
      expect(Math.abs(tanned)).toBeLessThan(flushed / 3);
    },
  );
});
