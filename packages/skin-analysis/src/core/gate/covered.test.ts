import { beforeAll, describe, expect, it } from "vitest";
import { at, cover } from "../../testing/covers.ts";
import { bareFace } from "../../testing/drawnFaces.ts";
import { alignFace } from "../face/alignedFace.ts";
import { mapFace, type FaceMaps } from "../face/faceMaps.ts";
import { buildPyramid } from "../image/pyramid.ts";
import { coverProblem } from "./covered.ts";

/** Lower half of the face's oval and the bridge of the nose. */
const MASK = [234, 132, 58, 136, 149, 152, 378, 365, 288, 361, 454, 347, 197, 118];

let bare: FaceMaps;
let masked: FaceMaps;

beforeAll(async () => {
  const { photo, mesh } = await bareFace("light");
  const points = MASK.map((index) => at(mesh.landmarks, index).join(",")).join(" ");
  const cloth = await cover(photo, `<polygon points="${points}" fill="#b9d3df"/>`);
  [bare, masked] = [photo, cloth].map((image) => mapFace(alignFace(buildPyramid(image), mesh))) as [
    FaceMaps,
    FaceMaps,
  ];
});

describe("a face behind a surgical mask", () => {
  it("is refused", () => {
    expect(coverProblem(bare)).toBeUndefined();
    expect(coverProblem(masked)).toBe("face-covered");
  });

  it("is refused where the cloth was taken for skin too: below it is cold, above warm", () => {
    expect(coverProblem({ ...masked, skin: bare.skin })).toBe("face-covered");
  });
});
