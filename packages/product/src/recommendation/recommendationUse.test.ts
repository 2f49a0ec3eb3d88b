import { describe, expect, it } from "vitest";
import { recommendationUseRequest, recommendationUseWords } from "./recommendationUse.ts";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

describe("recommendationuse", () => {
  it("recommendationuse asks for one recommendation", () => {
    expect(parsePayload(recommendationUseRequest, { recommendationId: "serum" })).toEqual({
      recommendationId: "serum",
    });
  });

  it.each([undefined, {}, { recommendationId: "a/b" }, { recommendationId: 3 }])(
    "recommendationuse refuses %j",
    (payload) => {
      expect(() => parsePayload(recommendationUseRequest, payload)).toThrow(
        expect.objectContaining({ code: "invalid-argument" }),
      );
    },
  );

  it("recommendationuse gives a number of routines, and nothing else", () => {
    expect(parseResponse(callables.recommendationuse, { routines: 3 })).toEqual({ routines: 3 });
    expect(() => parseResponse(callables.recommendationuse, { routines: -1 })).toThrow(
      expect.objectContaining({ code: "internal" }),
    );
  });

  it("recommendationuse says it in words", () => {
    expect([0, 1, 12].map(recommendationUseWords)).toEqual([
      "dans aucune routine",
      "utilisée dans 1\u00A0routine",
      "utilisée dans 12\u00A0routines",
    ]);
  });
});
