import { beforeAll, describe, expect, it } from "vitest";
import { at, cover } from "../../testing/covers.ts";
import { bareFace } from "../../testing/drawnFaces.ts";
import { alignFace } from "../face/alignedFace.ts";
import { mapFace, type FaceMaps } from "../faceMaps/faceMaps.ts";
import { buildPyramid } from "../image/pyramid.ts";
import type { RgbImage } from "../image/rgbImage.ts";
import { coverProblem } from "./covered.ts";

/** Lower half of the face's oval and the bridge of the nose. */
const MASK = [234, 132, 58, 136, 149, 152, 378, 365, 288, 361, 454, 347, 197, 118];

let bare: FaceMaps;
let maskedIn: (colour: string) => Promise<FaceMaps>;

beforeAll(async () => {
  const { photo, mesh } = await bareFace("light");
  const points = MASK.map((index) => at(mesh.landmarks, index).join(",")).join(" ");
  const mapsOf = (image: RgbImage) => mapFace(alignFace(buildPyramid(image), mesh));
  bare = mapsOf(photo);
  maskedIn = async (colour) => mapsOf(await cover(photo, `<polygon points="${points}" fill="${colour}"/>`));
});

describe("a face behind a surgical mask", () => {
  it("a masked face is refused, a bare one is not", async () => {
    expect(coverProblem(bare)).toBeUndefined();
    expect(coverProblem(await maskedIn("#b9d3df"))).toBe("face-covered");
  });

  it.each(["#b9d3df", "#f2f2ef", "#232325", "#d9b493", "#e6b3b3", "#c08a70"])(
    "a mask in the colour %s is refused where it was taken for skin: there are no lips",
    async (colour) => {
      expect(coverProblem({ ...(await maskedIn(colour)), skin: bare.skin })).toBe("face-covered");
    },
  );
});
