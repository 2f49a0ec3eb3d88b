import { syntheticSourceXmp } from "@carnation/domain/internal/photo";
import sharp from "sharp";
import type { RgbImage } from "../core/image/rgbImage.ts";
import type { FaceOptions } from "./options/faceOptions.ts";
import { addSkinTexture } from "./skinTexture.ts";
import { stainsOf } from "./stains.ts";
import { placements, portraitSvg } from "./svg/portrait.ts";
import { applyStain } from "./tint.ts";

const DEFAULTS: Required<FaceOptions> = {
  preset: "light",
  width: 1536,
  height: 2048,
  seed: 1,
  redSpots: 0,
  darkSpots: 0,
  darkCircles: 0,
  foreheadLines: 0,
  flush: 0,
  pores: 0,
  eyeBags: 0,
  folds: 0,
  blotches: 0,
  dullness: 0,
  dryness: 0,
  faces: 1,
};

/** Statement in every file of a drawn face: a program drew it, which learnt from no photo. */
export const DRAWN = syntheticSourceXmp("algorithmicMedia");

/** The drawing without its painted marks and its texture: most of the work, the same for every set of marks. */
export async function drawPortrait(options: FaceOptions = {}): Promise<RgbImage> {
  const { data, info } = await sharp(Buffer.from(portraitSvg({ ...DEFAULTS, ...options })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Paints the marks on a portrait of the same options, then the texture of its skin; the portrait stays as it is.
 * @throws RangeError when so many spots are asked for that they would touch
 */
export function paintFace(portrait: RgbImage, options: FaceOptions = {}): RgbImage {
  const full = { ...DEFAULTS, ...options };
  const canvas = { ...portrait, data: new Uint8ClampedArray(portrait.data) };
  for (const placement of placements(canvas.width, canvas.height, full.faces)) {
    for (const stain of stainsOf(full)) applyStain(canvas, placement, stain);
  }
  addSkinTexture(canvas.data, canvas, full.seed);
  return canvas;
}

/**
 * Draws a face that does not exist: same options, same pixels. Its marks are painted where plain skin is, in
 * known numbers, so that the engine can be tested against the truth.
 * @throws RangeError when so many spots are asked for that they would touch
 */
export const renderFace = async (options: FaceOptions = {}): Promise<RgbImage> =>
  paintFace(await drawPortrait(options), options);

/** Encodes a picture as JPEG without colour subsampling; it states that it is drawn. @param quality 1 to 100 */
export async function encodeJpeg(image: RgbImage, quality: number): Promise<Uint8Array> {
  const { data, width, height } = image;
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .withXmp(DRAWN)
    .jpeg({ quality, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return new Uint8Array(jpeg);
}
