import { describe, expect, it } from "vitest";
import { channelAbsorbance, densityOf, erythemaIndex, mixAbsorbance } from "./absorbance.ts";
import { toLab } from "./lab.ts";
import { decodeSrgb, encodeSrgb } from "./srgb.ts";

/** L*a*b* of one sRGB colour. */
function lab(...rgb: [number, number, number]): number[] {
  const { lightness, redGreen, yellowBlue } = toLab(Float32Array.from(rgb));
  return [lightness[0]!, redGreen[0]!, yellowBlue[0]!];
}

describe("sRGB", () => {
  it("sRGB comes back from linear light", () => {
    for (let value = 0; value <= 255; value++) expect(encodeSrgb(decodeSrgb(value))).toBeCloseTo(value, 6);
  });
});

describe("L*a*b*", () => {
  it.each([
    [
      [255, 255, 255],
      [100, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [255, 0, 0],
      [53.24, 80.09, 67.2],
    ],
    [
      [0, 255, 0],
      [87.73, -86.18, 83.18],
    ],
    [
      [0, 0, 255],
      [32.3, 79.19, -107.86],
    ],
  ] as const)("L*a*b* of %j is %j", (rgb, expected) => {
    for (const [k, value] of lab(...(rgb as unknown as [number, number, number])).entries()) {
      expect(Math.abs(value - expected[k]!)).toBeLessThan(0.1);
    }
  });
});

describe("the log space of chromophores", () => {
  /** Index contrast between skin and the same skin behind a stain that lets these shares of light through. */
  function contrast(skin: readonly number[], through: readonly number[]): { red: number; dark: number } {
    const stained = skin.map((value, c) => encodeSrgb(decodeSrgb(value) * through[c]!));
    const rgb = Float32Array.from([...skin, ...stained]);
    const erythema = erythemaIndex(channelAbsorbance(rgb));
    const density = toLab(rgb).lightness.map(densityOf);
    return { red: erythema[1]! - erythema[0]!, dark: density[1]! - density[0]! };
  }

  it("the log space of chromophores shows the same spot with the same contrast on light and on dark skin", () => {
    const through = [0.98, 0.72, 0.72];
    const light = contrast([217, 165, 138], through);
    const dark = contrast([125, 81, 58], through);
    expect(light.red).toBeGreaterThan(10);
    expect(Math.abs(light.red - dark.red)).toBeLessThan(1.5);
    expect(Math.abs(light.dark - dark.dark)).toBeLessThan(1.5);
  });

  it("the log space of chromophores does not mistake a weaker lamp for redness", () => {
    const dimmed = contrast([217, 165, 138], [0.8, 0.8, 0.8]);
    expect(Math.abs(dimmed.red)).toBeLessThan(0.2);
    expect(dimmed.dark).toBeCloseTo(100 * -Math.log10(0.8), 0);
  });

  it("mixes channels by their weights", () => {
    const planes = channelAbsorbance(Float32Array.of(217, 165, 138));
    const mix = mixAbsorbance(planes, { red: -0.5, green: 1, blue: 2 });
    expect(mix[0]).toBeCloseTo(-0.5 * planes.red[0]! + planes.green[0]! + 2 * planes.blue[0]!, 3);
  });
});
