import { describe, expect, it } from "vitest";
import type { FineDetail } from "../faceMaps/fineDetail.ts";
import { findRidges } from "./ridges.ts";

const size = { width: 200, height: 120 };
const everywhere = new Uint8Array(size.width * size.height).fill(1);

/** Skin on which a line runs along the middle, 5 hundredths of a decade deep, where `drawn` says so. */
function skinWith(drawn: (x: number) => boolean, calm = 0): FineDetail {
  const density = Float32Array.from({ length: size.width * size.height }, (_, i) => {
    const [x, y] = [i % size.width, Math.trunc(i / size.width)];
    return drawn(x) ? 5 * Math.exp(-(((y - 60) / 2.2) ** 2) / 2) : 0;
  });
  return { density, calm, variance: 0.1, tone: 1, blur: { x: 0.1, y: 0.1 }, dots: density };
}

const strengthOf = (detail: FineDetail): number =>
  findRidges(detail, everywhere, size).reduce((sum, ridge) => sum + ridge.strength, 0);

describe("a line", () => {
  const whole = strengthOf(skinWith((x) => x > 20 && x < 180));

  it("a line loses little when noise cuts it in two", () => {
    const cut = strengthOf(skinWith((x) => x > 20 && x < 180 && Math.abs(x - 100) > 3));
    expect(whole).toBeGreaterThan(100);
    expect(cut).toBeGreaterThan(0.8 * whole);
    expect(cut).toBeLessThan(whole);
  });

  it("a line is none when it does not go on", () => {
    expect(strengthOf(skinWith((x) => Math.abs(x - 100) < 4))).toBeLessThan(0.02 * whole);
  });

  it("a line counts less on skin whose calmest parts are rough", () => {
    expect(strengthOf(skinWith((x) => x > 20 && x < 180, 0.16))).toBeLessThan(0.7 * whole);
  });
});
