import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { namedProblem, photoProblem } from "./photoProblem.ts";
import { resultList } from "./remoteResult.ts";
import { remoteResult } from "./testing/remoteResults.ts";

const quality = (value: number, problems: readonly string[]) =>
  v.parse(resultList, [remoteResult("quality", 62, { value, problems })]);

describe("the service's check of a photo", () => {
  it.each([
    ["no_face", "no-face"],
    ["Face not found", "no-face"],
    ["multiple-faces", "several-faces"],
    ["image_too_dark", "too-dark"],
    ["overexposed", "too-bright"],
    ["blurry_image", "too-blurred"],
    ["motion_blur", "moved"],
    ["low_sharpness", "too-blurred"],
    ["face_too_far", "too-small"],
    ["face_too_close", "too-close"],
    ["not_full_face", "face-cut"],
    ["upside_down", "photo-rotated"],
    ["back_lit", "veiled"],
    ["rotation", "head-turned"],
    ["pitch_angle", "head-tilted"],
    ["roll_angle", "head-leaning"],
    ["grayscale", "no-colour"],
  ])("the service's check of a photo says %s, which is our %s", (problem, code) => {
    expect(photoProblem(quality(20, [problem]))).toBe(code);
    expect(namedProblem(quality(20, [problem]))).toBe(code);
  });

  it("the service's check of a photo refuses no photo that it calls good enough, unless nobody or several are on it", () => {
    expect(photoProblem(quality(50, ["slightly_dark"]))).toBeNull();
    expect(photoProblem(quality(49, ["slightly_dark"]))).toBe("too-dark");
    expect(photoProblem(quality(95, ["slightly_dark", "multiple_faces"]))).toBe("several-faces");
  });

  it("the service's check of a photo refuses none for a word that means nothing to us", () => {
    expect(photoProblem(quality(10, ["glasses_not_removed", "makeup"]))).toBeNull();
    expect(photoProblem(quality(10, []))).toBeNull();
  });

  it("the service's check of a photo may stand in an area", () => {
    const [whole] = quality(10, []);
    const inArea = { ...whole!, result: { ...whole!.result, area_results: [{ problems: ["no_face"] }] } };
    expect(photoProblem([inArea])).toBe("no-face");
  });
});
