import { beforeAll, describe, expect, it } from "vitest";
import type { FacePreset } from "../../face-renderer/index.ts";
import { cover, glasses, sideShade, strands } from "../../testing/covers.ts";
import { bareFace, readScores, sitterOf, type Scores } from "../../testing/drawnFaces.ts";
import { analyseFace } from "../analyseFace.ts";
import { alignFace } from "../face/alignedFace.ts";
import { regionOf } from "../faceMaps/areas.ts";
import type { FaceMesh } from "../face/faceMesh.ts";
import { mapFace, type FaceMaps } from "../faceMaps/faceMaps.ts";
import {
  ABOVE_BROWS,
  BEARD_CHIN,
  CHIN,
  mirrored,
  NOSE,
  RIGHT_CHEEK,
  RIGHT_JAW,
  RIGHT_UNDER_EYE,
  type Outline,
} from "../face/landmarks.ts";
import { coverage } from "../faceMaps/skinMask.ts";
import { buildPyramid } from "../image/pyramid.ts";
import type { RgbImage } from "../image/rgbImage.ts";
import { hiddenReason } from "./hiddenReason.ts";

let photo: RgbImage;
let mesh: FaceMesh;

async function sit(preset: FacePreset): Promise<void> {
  ({ photo, mesh } = await bareFace(preset));
}

/** With the mesh of the bare face: what is tested is the skin, not the mesh under a cover. */
const mapsOf = (image: RgbImage): FaceMaps => mapFace(alignFace(buildPyramid(image), mesh));

function scoresOf(image: RgbImage): Scores {
  const analysis = analyseFace(image, mesh);
  return readScores(analysis.ok ? analysis.entries : []);
}

const shareOf = ({ face, skin }: FaceMaps, outline: Outline): number =>
  coverage(skin, regionOf(face, [outline]));

const causeOf = ({ face, skin, size }: FaceMaps, outline: Outline) =>
  hiddenReason(skin.covers, regionOf(face, [outline]), size);

const DEEP = process.env["CARNATION_DEEP"] === "1";

describe.each(["light", "dark"] as const)("the skin of the %s face", (preset) => {
  // All of them on the light face, the hardest to tell on the dark one; `npm run test:deep` crosses them.
  const everyOne = DEEP || preset === "light";
  beforeAll(() => sit(preset));

  it("a bare face shows all of its skin, but for some of the upper lids", () => {
    const maps = mapsOf(photo);
    const parts = [ABOVE_BROWS, RIGHT_CHEEK, RIGHT_JAW, NOSE, CHIN, RIGHT_UNDER_EYE];
    for (const part of parts) expect(shareOf(maps, part)).toBeGreaterThan(0.97);
    expect(coverage(maps.skin, maps.skin.expected)).toBeGreaterThan(0.94);
  });

  it("dark and red spots stay skin: they are counted", async () => {
    const spotted = (await sitterOf(preset)).paint({ darkSpots: 10, redSpots: 10 });
    const maps = mapsOf(spotted);
    for (const part of [ABOVE_BROWS, RIGHT_CHEEK, CHIN]) expect(shareOf(maps, part)).toBeGreaterThan(0.97);
  });

  it.each([
    ["fair", ["#c9a77c", "#a37c50", "#dcc09a"]],
    ["dark", ["#2a1c14", "#3b281c"]],
    ["grey", ["#d8d4cf", "#6f6a66"]],
  ])("%s hair over a cheek and a jaw is not taken for skin", async (_, colours) => {
    for (const part of [RIGHT_CHEEK, RIGHT_JAW]) {
      const maps = mapsOf(await cover(photo, strands(mesh.landmarks, part, colours, 40)));
      expect(shareOf(maps, part)).toBeLessThan(0.1);
      expect(shareOf(maps, mirrored(part))).toBeGreaterThan(0.95);
    }
  });

  it("skin is followed into a shade that deepens slowly", async () => {
    const { skin } = mapsOf(await cover(photo, sideShade(mesh.landmarks, 0.5), "multiply"));
    expect(coverage(skin, skin.expected)).toBeGreaterThan(0.93);
  });

  it("the darkest circles under the eyes stay skin: they are measured", async () => {
    const tired = (await sitterOf(preset)).paint({ darkCircles: 0.8 });
    expect(shareOf(mapsOf(tired), RIGHT_UNDER_EYE)).toBeGreaterThan(0.95);
  });

  it.each([
    ["thick dark", "#1c1412", 9] as const,
    ...(everyOne
      ? ([
          ["thin metal", "#8d8a86", 4],
          ["red", "#a02028", 6],
        ] as const)
      : []),
  ])("skin behind %s glasses is not measured, and they are named", async (_, colour, stroke) => {
    const image = await cover(photo, glasses(mesh.landmarks, colour, stroke));
    const maps = mapsOf(image);
    expect(shareOf(maps, RIGHT_UNDER_EYE)).toBeLessThan(0.3);
    const eyes = scoresOf(image).entries.find((entry) => entry.algorithm_tech_name === "eye_area_condition");
    expect(eyes?.result.not_measured).toEqual({ reason: "hidden-by-glasses" });
  });

  it.each([
    ["black", ["#15100e", "#2a1f1a"]] as const,
    ...(everyOne ? ([["grey", ["#d8d4cf", "#6f6a66"]]] as const) : []),
  ])("skin under a %s beard is not measured, and no spot is counted there", async (_, colours) => {
    const image = await cover(photo, strands(mesh.landmarks, BEARD_CHIN, colours, 9));
    const maps = mapsOf(image);
    expect(shareOf(maps, BEARD_CHIN)).toBeLessThan(0.35);
    expect(causeOf(maps, BEARD_CHIN)).toBe("hidden-by-beard");
    const scores = scoresOf(image);
    expect(scores.sub("pigmentation", "number_of_regions")).toBe(0);
    expect(scores.sub("acne", "number_of_regions")).toBe(0);
  });
});

describe("hair over the forehead", () => {
  beforeAll(() => sit("light"));

  it.each([
    ["fair", ["#c9a77c", "#a37c50", "#dcc09a"]],
    ["dark", ["#2a1c14", "#3b281c"]],
  ])("%s hair over the forehead is told from skin", async (_, colours) => {
    const maps = mapsOf(await cover(photo, strands(mesh.landmarks, ABOVE_BROWS, colours, 40)));
    expect(shareOf(maps, ABOVE_BROWS)).toBeLessThan(0.35);
    expect(causeOf(maps, ABOVE_BROWS)).toBe("hidden-by-hair");
  });

  it("the wrinkles of a forehead, dim ones too, are not taken for hair", async () => {
    const wrinkled = (await sitterOf("light")).paint({ foreheadLines: 4 });
    const dim = await cover(wrinkled, '<rect width="100%" height="100%" fill="#bbb"/>', "multiply");
    for (const image of [wrinkled, dim]) expect(shareOf(mapsOf(image), ABOVE_BROWS)).toBeGreaterThan(0.95);
  });
});
