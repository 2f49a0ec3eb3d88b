import { FINE, SOFTNESS_DOUBT, type DetailNeeds } from "../constants/detail.ts";
import { absorbanceOf } from "../colour/absorbance.ts";
import { lumaOf } from "../colour/srgb.ts";
import { blur } from "../filter/blur.ts";
import { gaussian } from "../filter/gaussian.ts";
import type { Size } from "../image/rgbImage.ts";
import { relativeTone } from "./skinTone.ts";
import { meanTexture } from "../statistics/texture.ts";
import { pixels, type AlignedFace } from "../face/alignedFace.ts";
import { measureBlur, type PhotoBlur } from "../face/photoBlur.ts";
import type { SkinMask } from "./skinMask.ts";

/** The skin's fine detail as a photo of one agreed sharpness shows it, whatever the photo's own. */
export interface FineDetail {
  readonly blur: PhotoBlur;
  /**
   * Optical density of luma, hundredths of a decade, of a photo whose blur has the variance `variance`; weighed by
   * `tone`.
   */
  readonly density: Float32Array;
  /** Mean of both axes, mm²: `FINE.blurMm2`, or more when the photo is softer than that. */
  readonly variance: number;
  /**
   * Factor by which the densities of this tone of skin are weighed, 1 at L* 70. What absorbs light has the same
   * density on every tone, what reflects it the same L*; fine detail is some of both.
   */
  readonly tone: number;
  /** Dark dots of a pore's size above their surroundings. */
  readonly dots: Float32Array;
  /** Mean square of the dots of the calmest skin: grain, compression, and the relief that all skin has. */
  readonly calm: number;
}

function densityOfLuma(rgb: Float32Array): Float32Array {
  const out = new Float32Array(rgb.length / 3);
  for (let i = 0, j = 0; i < out.length; i++, j += 3) {
    out[i] = absorbanceOf(lumaOf(rgb[j] ?? 0, rgb[j + 1] ?? 0, rgb[j + 2] ?? 0));
  }
  return out;
}

/** Blur of the worse axis, mm². */
const worst = ({ blur: { x, y } }: Pick<FineDetail, "blur">): number => Math.max(x, y);

/** Tells why a photo shows too little detail for a criterion; nothing when it shows enough. */
export function lackOfDetail(
  { photoWidth }: AlignedFace,
  detail: () => Pick<FineDetail, "blur">,
  { faceWidth, blurMm2 }: DetailNeeds,
): "face-too-small" | "low-quality" | undefined {
  if (photoWidth < faceWidth) return "face-too-small";
  return worst(detail()) > blurMm2 ? "low-quality" : undefined;
}

/** By how much what had to be made up for widens a margin: 1 for a photo of the agreed sharpness. */
export const softnessDoubt = (detail: Pick<FineDetail, "blur">): number =>
  1 + SOFTNESS_DOUBT * Math.max(0, worst(detail) / FINE.blurMm2 - 1);

/**
 * Detail coarser than the photo's blur and finer than `mm`: positive where darker than around. What a softer photo
 * lost is made up for: on portraits that were blurred more and more, the contrast of dots fell as the inverse of the
 * variance, that of all relief more slowly.
 * @param power of the variance by which it fell
 */
export function detailBelow(
  { density, variance }: Pick<FineDetail, "density" | "variance">,
  size: Size,
  mm: number,
  power = 1,
): Float32Array {
  const around = blur(density, size, pixels(mm));
  const gain = (variance / FINE.blurMm2) ** power;
  for (let i = 0; i < around.length; i++) around[i] = gain * ((density[i] ?? 0) - (around[i] ?? 0));
  return around;
}

/**
 * Adds the blur that the photo lacks, along each axis apart: a camera that moved blurs one more than the other. A
 * little is added to the softest photo too, or its noise would stay.
 * @param lightness L* at the scale of the eye
 */
export function findDetail(face: AlignedFace, skin: SkinMask, lightness: Float32Array): FineDetail {
  const { size } = face;
  const measured = measureBlur(face, skin.visible);
  const target = (variance: number) => Math.max(FINE.blurMm2, variance + FINE.leastAddedMm2);
  const added = (variance: number) => pixels(Math.sqrt(target(variance) - variance));
  const density = gaussian(densityOfLuma(face.rgb), size, added(measured.x), added(measured.y));
  const tone = relativeTone(lightness, skin.visible) ** FINE.toneExponent;
  for (let i = 0; i < density.length; i++) density[i] = tone * (density[i] ?? 0);
  const variance = (target(measured.x) + target(measured.y)) / 2;
  const dots = detailBelow({ density, variance }, size, FINE.dotsMm);
  return {
    blur: measured,
    density,
    variance,
    tone,
    dots,
    calm: meanTexture(dots, skin.interior, size, { ...FINE.squares, share: FINE.calmShare }).above,
  };
}
