import { expect, it } from "vitest";
import { assertRecapReviewed, recapToReview } from "./recapReview.ts";

const asked = { alwaysReview: true };

it.each([
  [{ text: "Bilan", source: "model" }, asked, "Bilan"],
  [{ text: " ", source: "model" }, asked, null],
  [{ text: "Bilan", source: "model" }, { alwaysReview: false }, null],
  [{ text: "Bilan", source: "rules" }, asked, null],
  [{ text: "Bilan", source: "professional" }, asked, null],
  [null, asked, null],
] as const)("the recap %o with %o: %o has to be read over", (recap, settings, toReview) => {
  expect(recapToReview(recap, settings)).toBe(toReview);
});

it.each([undefined, null, "Celui d’avant"])("a report is held back when %o was read over", (reviewed) => {
  expect(() => assertRecapReviewed("Bilan", reviewed)).toThrow(
    expect.objectContaining({ code: "refused", message: expect.stringMatching(/J’ai relu ce texte/u) }),
  );
  expect(() => assertRecapReviewed(null, reviewed)).not.toThrow();
  expect(() => assertRecapReviewed("Bilan", "Bilan")).not.toThrow();
});
