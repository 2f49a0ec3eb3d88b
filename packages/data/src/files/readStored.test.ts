import { describe, expect, it } from "vitest";
import { parseMaskFile, parseResultFile } from "./readStored.ts";

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
  ])("the bytes of a result file that are %s are damaged", (_what, text) => {
    expect(() => parseResultFile(bytesOf(text))).toThrow(expect.objectContaining({ code: "damaged" }));
  });
});

describe("the bytes of a mask file", () => {
  it("hold the masks that can be read", () => {
    const masks = [
      { name: "acne_regions", type: "polygon", places: [], shapes: [[5000, 5000, 10, 0, 0, 10]] },
      { name: "lines_fine", type: "polyline", places: [], shapes: "?" },
    ];
    const file = parseMaskFile(bytesOf(JSON.stringify({ version: 1, masks })));
    expect(file.masks.map(({ name }) => name)).toEqual(["acne_regions"]);
  });

  it.each([
    ["no JSON", "<html>"],
    ["a result", "[]"],
    ["of a later version", JSON.stringify({ version: 2, masks: [] })],
  ])("the bytes of a mask file that are %s are damaged", (_what, text) => {
    expect(() => parseMaskFile(bytesOf(text))).toThrow(expect.objectContaining({ code: "damaged" }));
  });
});
