import { describe, expect, it } from "vitest";
import { unpackTrees } from "./boostedTrees.ts";

/** Packs trees of depth 1: a feature, its threshold, and the leaves left and right. */
function pack(
  ...trees: readonly (readonly [feature: number, threshold: number, left: number, right: number])[]
) {
  const bytes = new Uint8Array(13 * trees.length);
  const view = new DataView(bytes.buffer);
  for (const [index, [feature, ...floats]] of trees.entries()) {
    view.setUint8(13 * index, feature);
    floats.forEach((value, k) => view.setFloat32(13 * index + 1 + 4 * k, value, true));
  }
  return { depth: 1, start: -1, slope: 2, offset: 0.5, trees: Buffer.from(bytes).toString("base64") };
}
const probabilityOf = (sum: number): number => 1 / (1 + Math.exp(-(2 * sum + 0.5)));

describe("boosted trees", () => {
  it("the leaves of the branches that a row takes are added and become a probability", () => {
    const judge = unpackTrees(pack([2, 0.1, -0.25, 1], [0, 5, 0.5, -0.5]));
    expect(judge([7, 0, 0.2])).toBeCloseTo(probabilityOf(-1 + 1 - 0.5), 12);
    expect(judge([4, 0, 0])).toBeCloseTo(probabilityOf(-1 - 0.25 + 0.5), 12);
  });

  it("a feature at the threshold, compared in float32 as it was trained, goes left", () => {
    const judge = unpackTrees(pack([0, 0.1, 0, 1]));
    expect(judge([0.1])).toBeCloseTo(probabilityOf(-1), 12);
    expect(judge([0.1000001])).toBeCloseTo(probabilityOf(0), 12);
  });

  it.each(["", "AAAA"])("bytes that are no whole number of trees are refused: %j", (trees) => {
    expect(() => unpackTrees({ depth: 1, start: 0, slope: 1, offset: 0, trees })).toThrow(RangeError);
  });

  it("a row goes on through deeper trees in heap order", () => {
    const bytes = Buffer.alloc(3 * 5 + 4 * 4);
    [
      [0, 0],
      [1, 0],
      [1, 10],
    ].forEach(([feature = 0, threshold = 0], k) => {
      bytes.writeUInt8(feature, 5 * k);
      bytes.writeFloatLE(threshold, 5 * k + 1);
    });
    [1, 2, 3, 4].forEach((leaf, k) => bytes.writeFloatLE(leaf, 15 + 4 * k));
    const judge = unpackTrees({ depth: 2, start: 0, slope: 1, offset: 0, trees: bytes.toString("base64") });
    const sumOf = (row: number[]): number => -Math.log(1 / judge(row) - 1);
    expect([sumOf([-1, -1]), sumOf([-1, 1]), sumOf([1, 9]), sumOf([1, 11])].map(Math.round)).toEqual([
      1, 2, 3, 4,
    ]);
  });
});
