import sharp, { type Sharp } from "sharp";
import { edit, type Change } from "./change.ts";
import { addNoise } from "./noise.ts";
import { faceMask, faceTint, fringe, sideShadow, sunglasses } from "./occlusions.ts";
import { faceWidthOf, toFile, type Subject } from "./portrait.ts";
import { reproductions } from "./reproductions.ts";

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

/** A smudged lens or light behind the face: contrast is lost and black is lifted. */
const veil = (contrast: number): Change =>
  edit(`veil, contrast × ${contrast}`, (picture) =>
    picture.linear(
      [contrast, contrast, contrast],
      Array.from({ length: 3 }, () => (1 - contrast) * 190),
    ),
  );

/** Ways to spoil a photo. None may make a skin look better than it is. */
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
  expose("three times the exposure", 3),
  cast("red light", [1.15, 0.72, 0.68]),
  veil(0.85),
  veil(0.75),
  // As haemoglobin does: it takes more green than blue, and little red.
  cover("even reddening, slight", faceTint("rgb(250,238,240)"), "multiply"),
  cover("even reddening", faceTint("rgb(246,222,226)"), "multiply"),
  cover("surgical mask, blue", faceMask("#b9d3df"), "over"),
  cover("surgical mask, white", faceMask("#f2f2ef"), "over"),
  cover("mask, black", faceMask("#232325"), "over"),
  cover("mask, beige", faceMask("#d9b493"), "over"),
  cover("mask, pink", faceMask("#e6b3b3"), "over"),
  cover("fringe, brown", fringe("#4a2f20"), "over"),
  cover("fringe, blond", fringe("#c9a26b"), "over"),
  cover("sunglasses", sunglasses, "over"),
  ...reproductions,
];
