import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { canonical, engineFingerprint, FINGERPRINT_FILE } from "../../testing/engineFingerprint.ts";

const COMMAND = "node --conditions=@carnation/source packages/skin-analysis/scripts/fingerprint.ts";

describe("the version of the engine", () => {
  it("the version of the engine is another one where a constant or a model is", async () => {
    const now = await engineFingerprint();
    const written: unknown = JSON.parse(await readFile(FINGERPRINT_FILE, "utf8"));
    expect(written, `raise ENGINE_VERSION in src/core/constants/engine.ts, then run ${COMMAND}`).toEqual(now);
  });
});

describe("the fingerprint of constants", () => {
  it("the fingerprint of constants is the same for the same values, however they are written", () => {
    expect(canonical({ b: [1, { d: 2, c: 0.1 }], a: "x" })).toBe(
      canonical({ a: "x", b: [1, { c: 0.1, d: 2 }] }),
    );
  });

  it.each([
    ["a number", { a: 1 }, { a: 1.0000001 }],
    ["a number and its text", { a: 1 }, { a: "1" }],
    ["no limit and nothing", { a: Infinity }, { a: null }],
    ["the order of a list", [1, 2], [2, 1]],
    ["where a value stands", { a: { b: 1 } }, { a: 1, b: 1 }],
  ])("the fingerprint of constants tells %s", (_what, one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });

  it("the fingerprint of constants reads values only: what a function does it could not tell", () => {
    expect(() => canonical({ a: () => 1 })).toThrow(TypeError);
    expect(() => canonical(new Map())).toThrow(TypeError);
  });
});
