import { describe, expect, it } from "vitest";
import { meanTexture } from "./texture.ts";

const size = { width: 64, height: 64 };
const squares = { side: 16, maxRatio: 6 };
const everywhere = new Uint8Array(64 * 64).fill(1);

/** +1 and -1 in turn, times the amplitude of the column of squares. */
const chequered = (amplitude: (column: number) => number): Float32Array =>
  Float32Array.from({ length: 64 * 64 }, (_, i) => (i % 2 ? 1 : -1) * amplitude(Math.trunc((i % 64) / 16)));

describe("meanTexture", () => {
  it("meanTexture is the variance of what is alike above and below", () => {
    expect(
      meanTexture(
        chequered(() => 3),
        everywhere,
        size,
        squares,
      ),
    ).toEqual({ above: 9, below: 9 });
  });

  it("meanTexture tells the sides apart", () => {
    const spikes = new Float32Array(64 * 64).map((_, i) => (i % 4 === 0 ? 2 : 0));
    expect(meanTexture(spikes, everywhere, size, squares)).toEqual({ above: 2, below: 0 });
  });

  it("looks at the calmest squares alone when it is asked to", () => {
    const rougher = chequered((column) => column + 1);
    expect(meanTexture(rougher, everywhere, size, { ...squares, share: 0.25 }).above).toBe(1);
  });

  it("meanTexture does not let one square of hair speak for the skin", () => {
    const hair = chequered((column) => (column === 3 ? 50 : 1));
    expect(meanTexture(hair, everywhere, size, squares).above).toBe((3 + 6) / 4);
  });

  it("meanTexture is none where there is no skin", () => {
    expect(
      meanTexture(
        chequered(() => 1),
        new Uint8Array(64 * 64),
        size,
        squares,
      ),
    ).toEqual({
      above: 0,
      below: 0,
    });
  });
});
