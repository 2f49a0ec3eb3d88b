import { describe, expect, it } from "vitest";
import { parseResultFile } from "./readStored.ts";

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

describe("the bytes of a result file", () => {
  it("hold the criteria that were measured", () => {
    const entries = [
      {
        algorithm_version_id: 30,
        result: { area_results: [{ area_name: "face", main_metric: { value: 82 } }] },
      },
    ];
    const { criteria } = parseResultFile(bytesOf(JSON.stringify(entries)));
    expect(criteria.find(({ criterion }) => criterion.id === 30)?.value).toBe(82);
  });

  it.each([
    ["no JSON", "\u0000 no json"],
    ["cut", '[{"algorithm_version_id": 30, "resu'],
    ["null", "null"],
    ["empty", ""],
    ["an empty list", "[]"],
    ["something else", JSON.stringify({ text: "x".repeat(5_000_000) })],
    ["broken entries", JSON.stringify([{ algorithm_version_id: 30, result: { area_results: "?" } }, 7])],
  ])("that are %s are damaged", (_what, text) => {
    expect(() => parseResultFile(bytesOf(text))).toThrow(expect.objectContaining({ code: "damaged" }));
  });
});
