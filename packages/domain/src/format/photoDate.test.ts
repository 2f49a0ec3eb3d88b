import { describe, expect, it } from "vitest";
import { formatPhotoDate } from "./photoDate.ts";

describe("formatPhotoDate", () => {
  const taken = new Date("2026-11-21T13:05:00Z");

  it.each([
    ["alone", [], "21\u00A0novembre\u00A02026"],
    ["beside itself", ["2026-11-21T13:05:00Z"], "21\u00A0novembre\u00A02026"],
    ["beside another day in Paris", ["2026-11-21T23:30:00Z"], "21\u00A0novembre\u00A02026"],
    ["beside one of the same day", ["2026-11-21T08:00:00Z"], "21\u00A0novembre\u00A02026, 14\u00A0h\u00A005"],
    [
      "beside the night before in UTC",
      ["2026-11-20T23:30:00Z"],
      "21\u00A0novembre\u00A02026, 14\u00A0h\u00A005",
    ],
  ])("a photo %s (%j) is named %j", (_how, others, name) => {
    expect(
      formatPhotoDate(
        taken,
        others.map((at) => new Date(at)),
      ),
    ).toBe(name);
  });
});
