import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { assembledModule, BYTES_FILE } from "../../testing/assemble.ts";
import { boxBlur } from "./boxBlur.ts";

/** Running mean along one line by its definition, rounded to single precision as a plane is. */
const meanAlong = (line: readonly number[], radius: number): number[] =>
  line.map((_, at) => {
    let sum = 0;
    for (let i = at - radius; i <= at + radius; i++) sum += line[Math.min(Math.max(i, 0), line.length - 1)]!;
    return Math.fround(sum / (2 * radius + 1));
  });

const thrice = (line: readonly number[], radius: number): number[] =>
  meanAlong(meanAlong(meanAlong(line, radius), radius), radius);

describe("the box blur", () => {
  it("the box blur runs what its text says", async () => {
    const written = await readFile(BYTES_FILE, "utf8");
    expect(written, "run packages/skin-analysis/scripts/assemble.ts").toBe(await assembledModule());
  });

  // Widths and heights that are no multiples of four, a box wider than the plane, and a larger plane after a small one.
  it.each([
    [7, 5, 1],
    [3, 2, 6],
    [16, 9, 2],
    [141, 130, 5],
    [8, 8, 3],
  ])("means rows and columns of %i x %i three times over a radius of %i", (width, height, radius) => {
    const plane = Float32Array.from({ length: width * height }, (_, i) => ((i * 7919) % 101) / 7);
    const out = new Float32Array(plane.length);
    boxBlur(plane, out, { width, height }, radius);
    const rows = Array.from({ length: height }, (_, y) =>
      thrice([...plane.subarray(y * width, (y + 1) * width)], radius),
    );
    for (let x = 0; x < width; x += Math.ceil(width / 5)) {
      const column = thrice(
        rows.map((row) => row[x]!),
        radius,
      );
      for (let y = 0; y < height; y++) expect(out[y * width + x]).toBeCloseTo(column[y]!, 4);
    }
  });
});
