import sharp, { type Sharp } from "sharp";
import { edit, type Change } from "./change.ts";
import { addNoise } from "./noise.ts";
import { sideShadow, sunglasses, surgicalMask } from "./occlusions.ts";
import { toFile, type Subject } from "./portrait.ts";

/** Width of the face in pixels of the subject. */
const faceWidthOf = ({ inspection, width }: Subject): number =>
  (inspection.faceWidth * width) / inspection.size.width;

/** Exposure in linear light. sRGB values follow it by the power 1 / 2.2, closely enough for a spoilt photo. */
const expose = (name: string, factor: number): Change =>
  edit(name, (picture) => picture.linear(factor ** (1 / 2.2), 0));

/** A hand that moves sideways during the exposure, by a share of the face's width. */
const motionBlur = (share: number): Change =>
  edit(`motion blur, ${100 * share} % of the face`, (picture, subject) => {
    const length = 2 * Math.round((share * faceWidthOf(subject)) / 2) + 1;
    const size = Math.max(3, length);
    // sharp convolves with square kernels at least 3 on a side: only the middle row is filled.
    const middle = size >> 1;
    const kernel = Array.from({ length: size * size }, (_, i) => (Math.trunc(i / size) === middle ? 1 : 0));
    return picture.convolve({ width: size, height: size, kernel, scale: size });
  });

const focusBlur = (share: number): Change =>
  edit(`focus blur, sigma ${100 * share} % of the face`, (picture, subject) =>
    picture.blur(Math.max(0.3, share * faceWidthOf(subject))),
  );

const cast = (name: string, gains: [number, number, number]): Change =>
  edit(name, (picture) => picture.linear(gains, [0, 0, 0]));

const cover = (
  name: string,
  drawing: (face: Subject["inspection"], width: number, height: number) => Buffer,
  blend: "over" | "multiply",
): Change =>
  edit(name, (picture, { inspection, width, height }): Sharp =>
    picture.composite([{ input: drawing(inspection, width, height), blend }]),
  );

/** Twelve ways to spoil a photo. None may make a skin look better than it is. */
export const degradations: readonly Change[] = [
  expose("half the exposure", 0.5),
  expose("twice the exposure", 2),
  motionBlur(0.012),
  focusBlur(0.004),
  { name: "noise, sigma 12", apply: ({ bytes }) => addNoise(bytes, 12, 12) },
  { name: "JPEG 20", apply: ({ bytes }) => sharp(bytes).jpeg({ quality: 20 }).toBuffer() },
  cast("warm cast", [1.15, 1, 0.75]),
  cast("blue cast", [0.8, 1, 1.2]),
  {
    name: "greyscale",
    // Back to three channels, as an editor saves it.
    apply: async ({ bytes }) =>
      toFile(sharp(await sharp(bytes).greyscale().toBuffer()).toColourspace("srgb")),
  },
  cover("light from the side", sideShadow, "multiply"),
  cover("surgical mask", surgicalMask, "over"),
  cover("sunglasses", sunglasses, "over"),
];
