import { beforeAll, describe, expect, it } from "vitest";
import type { FacePreset } from "../../face-renderer/index.ts";
import { cover, glasses, sideShade } from "../../testing/covers.ts";
import { bareFace } from "../../testing/drawnFaces.ts";
import { analyseFace } from "../analyseFace.ts";
import { alignFace } from "../face/alignedFace.ts";
import { mapFace } from "../faceMaps/faceMaps.ts";
import type { FaceMesh } from "../face/faceMesh.ts";
import { buildPyramid } from "../image/pyramid.ts";
import type { RgbImage } from "../image/rgbImage.ts";
import { hidesEyes } from "./darkLenses.ts";

let photo: RgbImage;
let mesh: FaceMesh;

async function sit(preset: FacePreset): Promise<void> {
  ({ photo, mesh } = await bareFace(preset));
}

/** With the mesh of the bare face: what is tested is the eyes, not the mesh under a cover. */
const hidden = (image: RgbImage): boolean => hidesEyes(mapFace(alignFace(buildPyramid(image), mesh)));
const wearing = (lens: string) => cover(photo, glasses(mesh.landmarks, "#1c1412", 9, lens));

describe.each(["light", "dark", "deep"] as const)("the eyes of the %s face", (preset) => {
  beforeAll(() => sit(preset));

  it("darkLenses are seen when they are bare, behind clear lenses, and in the shade", async () => {
    expect(hidden(photo)).toBe(false);
    expect(hidden(await wearing("none"))).toBe(false);
    expect(hidden(await cover(photo, sideShade(mesh.landmarks, 0.4), "multiply"))).toBe(false);
  });

  it("darkLenses are hidden by lenses that let no light through", async () => {
    expect(hidden(await wearing("#14110f"))).toBe(true);
  });
});

describe("a face behind dark lenses", () => {
  beforeAll(() => sit("light"));

  const reasonsOf = (image: RgbImage): Map<string, string | undefined> => {
    const analysis = analyseFace(image, mesh);
    if (!analysis.ok) throw new Error(analysis.error);
    return new Map(
      analysis.entries.map((entry) => [entry.algorithm_tech_name, entry.result.not_measured?.reason]),
    );
  };

  it("a face behind dark lenses has its marks counted and nothing else scored: it would seem smoother than it is", async () => {
    const reasons = reasonsOf(await wearing("#14110f"));
    const all = ["redness", "uniformness", "eye_area_condition", "lines", "pores", "sagging"];
    for (const criterion of [...all, "translucency", "hydration"])
      expect([criterion, reasons.get(criterion)]).toEqual([criterion, "hidden-by-glasses"]);
    for (const criterion of ["acne", "pigmentation"]) expect(reasons.get(criterion)).toBeUndefined();
  });

  it("a face behind clear lenses has all measured but what lies under them", async () => {
    const reasons = reasonsOf(await wearing("none"));
    expect([...reasons].filter(([, reason]) => reason === "hidden-by-glasses")).toEqual([
      ["eye_area_condition", "hidden-by-glasses"],
    ]);
  });
});
