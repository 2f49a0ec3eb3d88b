import sharp from "sharp";
import { expect, it } from "vitest";
import { analyseFace } from "../core/analyseFace.ts";
import { measureQuality } from "../core/quality/quality.ts";
import { alignFace } from "../core/face/alignedFace.ts";
import { mapFace } from "../core/faceMaps/faceMaps.ts";
import type { FaceMesh } from "../core/face/faceMesh.ts";
import { blur } from "../core/filter/blur.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import type { RgbImage } from "../core/image/rgbImage.ts";
import { cover, glasses } from "../testing/covers.ts";
import { sitterOf, testFinder } from "../testing/drawnFaces.ts";
import { measureLight, sharpnessOf } from "./faceDetail.ts";
import { wearsGlasses } from "./glassesSeen.ts";
import { judgeFrame } from "./judgeFrame.ts";
import { placeOf } from "./poseTarget.ts";

/** The picture with each channel of each pixel changed, by where it stands across the picture (0 to 1). */
const changed = ({ data, width, height }: RgbImage, change: (value: number, across: number) => number) => ({
  width,
  height,
  data: Uint8ClampedArray.from(data, (value, k) => change(value, (Math.trunc(k / 3) % width) / width)),
});

/** The light of a linear factor, on values that are encoded with the exponent 2.2. */
const exposed = (image: RgbImage, factor: number) => changed(image, (value) => value * factor ** (1 / 2.2));

function blurred({ data, width, height }: RgbImage, sigma: number): RgbImage {
  const out = new Uint8ClampedArray(data.length);
  for (let c = 0; c < 3; c++) {
    const plane = Float32Array.from({ length: width * height }, (_, k) => data[3 * k + c] ?? 0);
    for (const [k, value] of blur(plane, { width, height }, sigma).entries()) out[3 * k + c] = value;
  }
  return { data: out, width, height };
}

/** Gives the guide's advice on a picture whose face stands right and does not move. */
function said(image: RgbImage, face: FaceMesh): string {
  const place = placeOf(face, image);
  const oval = { centre: { ...place.centre, y: place.centre.y - 0.02 }, width: place.width, height: 0.5 };
  const pyramid = buildPyramid(image);
  const look = {
    face,
    size: image,
    several: false,
    light: measureLight(pyramid, face),
    sharpness: sharpnessOf(pyramid, face),
    glasses: wearsGlasses(pyramid, face),
    moved: 0,
  };
  return judgeFrame(look, { oval, target: null }, [])
    .map((condition) => ("code" in condition ? condition.code : condition.state))
    .join(" ");
}

async function faceOf(
  preset: "light" | "dark",
): Promise<{ readonly image: RgbImage; readonly face: FaceMesh }> {
  const image = (await sitterOf(preset)).paint();
  const [face] = (await testFinder())(buildPyramid(image));
  return { image, face: face! };
}

it.each(["light", "dark"] as const)(
  "light and sharpness of a %s face are what the gate measures",
  async (preset) => {
    const { image, face } = await faceOf(preset);
    const pyramid = buildPyramid(image);
    const gate = measureQuality(mapFace(alignFace(pyramid, face)), pyramid);
    const light = measureLight(pyramid, face);
    expect(sharpnessOf(pyramid, face)).toEqual(gate.losses);
    expect(Math.abs(light.highlight - gate.highlight)).toBeLessThan(2);
    expect(Math.abs(light.skin - gate.skinLightness)).toBeLessThan(8);
    expect([light.clipped, light.clippedRed]).toEqual([gate.clippedHigh, gate.clippedRed]);
    expect(said(image, face)).toBe("ok ok ok ok ok ok");
  },
);

it("each fault of the light or the focus is told, and what the guide accepts the gate accepts", async () => {
  const { image, face } = await faceOf("light");
  const dim = (across: number) => Math.min(1, Math.max(0.6, 2.8 - 4 * across));
  const faults: readonly (readonly [string, RgbImage, RegExp])[] = [
    ["a fifth of the light", exposed(image, 0.2), /too-dark/u],
    ["twice the light", exposed(image, 2.2), /too-bright/u],
    ["a veil over the lens", changed(image, (value) => 0.7 * value + 48), /veiled/u],
    ["a window at one side", changed(image, (value, across) => value * dim(across)), /side-light/u],
    ["out of focus", blurred(image, 4), /too-blurred/u],
  ];
  for (const [name, picture, advice] of faults)
    expect([name, said(picture, face)]).toEqual([name, expect.stringMatching(advice)]);

  const series = [
    ...[0.3, 0.6, 0.8, 1.9].map((factor) => exposed(image, factor)),
    ...[1, 3].map((sigma) => blurred(image, sigma)),
    ...[0.95, 0.85, 0.75].map((kept) => changed(image, (value) => kept * value + (1 - kept) * 160)),
  ];
  const accepted = series.filter((picture) => said(picture, face) === "ok ok ok ok ok ok");
  expect(accepted.length).toBeGreaterThan(1);
  expect(accepted.length).toBeLessThan(series.length - 1);
  for (const picture of accepted) expect(analyseFace(picture, face)).toMatchObject({ ok: true });
});

it("the sharpness of a face of more pixels than the patch is the gate's, too", async () => {
  const { image, face } = await faceOf("light");
  const { data, info } = await sharp(image.data, { raw: { ...image, channels: 3 } })
    .resize(2 * image.width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pyramid = buildPyramid({ data, width: info.width, height: info.height });
  const large = {
    ...face,
    landmarks: face.landmarks.map(({ x, y, z }) => ({ x: 2 * x, y: 2 * y, z: 2 * z })),
  };
  const gate = measureQuality(mapFace(alignFace(pyramid, large)), pyramid);
  const seen = sharpnessOf(pyramid, large);
  for (const name of ["grain", "edges", "least", "evenness"] as const)
    expect(seen[name]).toBeCloseTo(gate.losses[name], 5);
});

it("faceDetail sees glasses, and none where there are none", async () => {
  const { image, face } = await faceOf("light");
  const worn = await cover(image, glasses(face.landmarks, "#20242c", 9));
  expect(said(worn, face)).toBe("ok ok ok ok glasses ok");
});
