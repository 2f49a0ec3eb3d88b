import { parseDiagnosisResult } from "@carnation/domain/result";
import { expect, it } from "vitest";
import { entry, notMeasured } from "@carnation/domain/testing/resultEntries";
import { unmeasurablePhoto } from "./unmeasurablePhoto.ts";

const of = (...entries: Parameters<typeof parseDiagnosisResult>[0][]) =>
  unmeasurablePhoto(parseDiagnosisResult(entries));

it("a photo on which nothing is measured is refused for what most criteria miss", () => {
  const jowls = notMeasured(999, "needs-three-quarter-view");
  const small = notMeasured(69, "face-too-small");
  expect(of(notMeasured(30, "hidden-by-object"), notMeasured(36, "area-hidden"), small, jowls)).toBe(
    "face-covered",
  );
  expect(of(small, notMeasured(35, "face-too-small"), notMeasured(36, "in-shadow"))).toBe("too-small");
  expect(of(notMeasured(30, "in-shadow"))).toBe("side-light");
  expect(of(notMeasured(30, "low-quality"))).toBe("low-quality");
});

it("an age alone is no measure of the skin, one score is", () => {
  expect(of(notMeasured(30, "low-quality"), entry(31, 40))).toBe("low-quality");
  expect(of(notMeasured(30, "low-quality"), entry(36, 0))).toBeNull();
});

it("a photo is not refused without a reason of its own", () => {
  expect(of()).toBeNull();
  expect(of(notMeasured(30, "not-supported"), notMeasured(36, "switched-off"))).toBeNull();
});
