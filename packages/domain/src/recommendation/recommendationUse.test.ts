import { describe, expect, it } from "vitest";
import {
  parseRecommendationUseRequest,
  parseRecommendationUseResponse,
  recommendationUseWords,
} from "./recommendationUse.ts";

describe("recommendationuse", () => {
  it("asks for one recommendation", () => {
    expect(parseRecommendationUseRequest({ recommendationId: "serum" })).toEqual({
      recommendationId: "serum",
    });
  });

  it.each([undefined, {}, { recommendationId: "a/b" }, { recommendationId: 3 }])("refuses %j", (payload) => {
    expect(() => parseRecommendationUseRequest(payload)).toThrow(
      expect.objectContaining({ code: "invalid-argument" }),
    );
  });

  it("gives a number of routines, and nothing else", () => {
    expect(parseRecommendationUseResponse({ routines: 3 })).toEqual({ routines: 3 });
    expect(() => parseRecommendationUseResponse({ routines: -1 })).toThrow(
      expect.objectContaining({ code: "internal" }),
    );
  });

  it("says it in words", () => {
    expect([0, 1, 12].map(recommendationUseWords)).toEqual([
      "dans aucune routine",
      "utilisée dans 1\u00A0routine",
      "utilisée dans 12\u00A0routines",
    ]);
  });
});
