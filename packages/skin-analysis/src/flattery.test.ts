import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { FACE_OVAL, mirrored, RIGHT_EYE_OPENING } from "./core/face/landmarks.ts";
import type { Landmark } from "./core/face/faceMesh.ts";
import type { RgbImage } from "./core/image/rgbImage.ts";
import type { AnalysisEntry } from "./core/scoring/resultEntry.ts";
import { analysePhoto } from "./node/analysePhoto.ts";
import type { AnalysisOutcome } from "./node/analysisOutcome.ts";
import { at } from "./testing/covers.ts";
import { faceIn, sitterOf, testFinder } from "./testing/drawnFaces.ts";

/** A drawn face, reddened, veiled or partly covered: none of it may read as better skin. */
let photo: RgbImage;
let landmarks: readonly Landmark[];
let reference: readonly AnalysisEntry[];

const open = (): Sharp =>
  sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } });

const analyse = async (edited: Sharp): Promise<AnalysisOutcome> =>
  analysePhoto(await edited.removeAlpha().png().toBuffer(), await testFinder());

async function entriesOf(edited: Sharp): Promise<readonly AnalysisEntry[]> {
  const outcome = await analyse(edited);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.entries;
}

const resultOf = (entries: readonly AnalysisEntry[], criterion: string): AnalysisEntry["result"] =>
  entries.find((entry) => entry.algorithm_tech_name === criterion)!.result;

const polygon = (outline: readonly number[], fill: string): string =>
  `<polygon points="${outline.map((index) => at(landmarks, index).join()).join(" ")}" fill="${fill}"/>`;

const drawn = (shapes: string, blend: "over" | "multiply"): Sharp =>
  open().composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${photo.width}" height="${photo.height}">${shapes}</svg>`,
      ),
      blend,
    },
  ]);

beforeAll(async () => {
  photo = (await sitterOf("light")).paint({ blotches: 0.5, darkCircles: 0.4 });
  landmarks = (await faceIn(photo)).landmarks;
  reference = await entriesOf(open());
});

describe("the redness of the whole skin over the white of the eyes", () => {
  const rednessOf = (entries: readonly AnalysisEntry[]): number =>
    resultOf(entries, "uniformness").skin_erythema!;
  const reddened = (tint: string): Sharp =>
    drawn(
      polygon(FACE_OVAL, tint) +
        [RIGHT_EYE_OPENING, mirrored(RIGHT_EYE_OPENING)].map((eye) => polygon(eye, "#fff")).join(""),
      "multiply",
    );

  it("the redness rises by what blood adds to the skin, and stands in the entries of redness and uniformity alone", async () => {
    const entries = await entriesOf(reddened("rgb(250,238,240)"));
    expect(rednessOf(entries) - rednessOf(reference)).toBeGreaterThan(3);
    const telling = entries.filter(({ result }) => result.skin_erythema !== undefined);
    expect(telling.map((entry) => entry.algorithm_tech_name)).toEqual(["redness", "uniformness"]);
  });

  it.each([
    ["a warmer light", [1.03, 1, 0.97]],
    ["a cooler light", [0.97, 1, 1.03]],
    ["more light", [1.06, 1.06, 1.06]],
    ["less light", [0.94, 0.94, 0.94]],
  ] as const)("the redness stays within 1 in %s, which tints the eyes too", async (_, gains) => {
    const entries = await entriesOf(open().linear([...gains], [0, 0, 0]));
    expect(Math.abs(rednessOf(entries) - rednessOf(reference))).toBeLessThan(1);
  });
});

describe("a veil over the photo", () => {
  const veiled = (contrast: number): Sharp =>
    open().linear(
      [contrast, contrast, contrast],
      Array.from({ length: 3 }, () => (1 - contrast) * 190),
    );

  it("a veil that takes a quarter of the contrast is refused by its name", async () => {
    expect(await analyse(veiled(0.72))).toEqual({ ok: false, error: "veiled" });
  });

  it("a veil that takes less widens the margins", async () => {
    const entries = await entriesOf(veiled(0.82));
    for (const criterion of ["uniformness", "eye_area_condition"]) {
      const [before, after] = [reference, entries].map((each) => resultOf(each, criterion).margin!);
      expect(after).toBeGreaterThan(1.2 * before!);
    }
  });
});

describe("a fringe over the whole forehead", () => {
  it("a fringe leaves eye contour, firmness and radiance unmeasured, and names the hair", async () => {
    const [left, top] = [at(landmarks, 127)[0], at(landmarks, 10)[1]];
    const [right, bottom] = [at(landmarks, 356)[0], at(landmarks, 105)[1]];
    const hair = `<rect x="${left}" y="${top - 60}" width="${right - left}" height="${bottom - top + 50}" fill="#3a2417"/>`;
    const entries = await entriesOf(drawn(hair, "over"));
    for (const criterion of ["eye_area_condition", "sagging", "translucency"]) {
      expect(resultOf(entries, criterion).not_measured?.reason).toBe("hidden-by-hair");
      expect(resultOf(reference, criterion).not_measured).toBeUndefined();
    }
    expect(resultOf(entries, "redness").not_measured).toBeUndefined();
  });
});
