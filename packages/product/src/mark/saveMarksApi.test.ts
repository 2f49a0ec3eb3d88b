import { MAX_ADDED_MARKS } from "@carnation/domain/internal/mark";
import { describe, expect, it } from "vitest";
import { saveMarksRequest } from "./saveMarksApi.ts";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const request = {
  diagnosisId: "d1",
  criterion: 39,
  struck: ["1"],
  kept: ["2"],
  added: [{ id: "a1", at: [0.25, 1] }],
  confirmed: true,
  version: 0,
};

describe("savemarks", () => {
  it("savemarks takes decisions on the marks of a criterion", () => {
    expect(parsePayload(saveMarksRequest, request)).toEqual(request);
  });

  it.each([
    ["a criterion without marks", { criterion: 30 }, /ne se vérifient pas/u],
    ["a place beside the photo", { added: [{ id: "a1", at: [0.5, 1.01] }] }, /pas sur la photo/u],
    ["an id that no mark has", { struck: ["x".repeat(100_000)] }, /pas connue/u],
    ["one id for two added marks", { added: [request.added[0], request.added[0]] }, /./u],
    [
      "more marks than one adds by hand",
      { added: Array.from({ length: MAX_ADDED_MARKS + 1 }, (_, k) => ({ id: `a${k}`, at: [0, 0] })) },
      /100 marques ajoutées au plus/u,
    ],
    ["no version", { version: -1 }, /./u],
  ])("savemarks refuses %s", (_what, change, message) => {
    expect(() => parsePayload(saveMarksRequest, { ...request, ...change })).toThrow(
      expect.objectContaining({ code: "invalid-argument", message: expect.stringMatching(message) }),
    );
  });

  it("answers with the version", () => {
    expect(parseResponse(callables.savemarks, { version: 2 })).toEqual({ version: 2 });
    expect(() => parseResponse(callables.savemarks, {})).toThrow(/savemarks/u);
  });
});
