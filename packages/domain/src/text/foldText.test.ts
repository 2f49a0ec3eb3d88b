import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./foldText.ts";

describe("foldText", () => {
  it.each([
    ["Crème  Éclat", "creme eclat"],
    [" SPF\u00A050 ", "spf 50"],
    ["Contour de l’Œil", "contour de l'oeil"],
    ["e\u0301clat", "eclat"],
  ])("folds %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("foldText changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
