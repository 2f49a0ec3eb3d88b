import sharp from "sharp";
import { BACKDROP, edit, frameWithin, type Change, type Margins } from "./change.ts";
import { addNoise } from "./noise.ts";
import { toFile } from "./portrait.ts";
import { createRandom } from "../../../packages/skin-analysis/src/face-renderer/svg/random.ts";

/** Pixel values times a factor: a little more or less light. */
const light = (factor: number): Change => edit(`light × ${factor}`, (picture) => picture.linear(factor, 0));

const jpeg = (quality: number): Change => ({
  name: `JPEG ${quality}`,
  apply: ({ bytes }) => sharp(bytes).jpeg({ quality }).toBuffer(),
});

const resize = (share: number): Change =>
  edit(`size × ${share}`, (picture, { width }) => picture.resize(Math.round(share * width)));

const rotate = (degrees: number): Change =>
  edit(`turned by ${degrees}°`, (picture) => picture.rotate(degrees, { background: BACKDROP }));

const crop = (name: string, margins: Margins): Change =>
  edit(name, (picture, subject) => picture.extract(frameWithin(subject, margins)));

/** One thing changed at a time, by no more than two shots of one session differ. */
export const singleChanges: readonly Change[] = [
  light(0.94),
  light(0.97),
  light(1.03),
  light(1.06),
  jpeg(90),
  jpeg(80),
  jpeg(70),
  resize(0.97),
  resize(0.9),
  resize(0.75),
  rotate(1),
  rotate(2),
  rotate(-3),
  crop("cropped by 2 %", { left: 0.02, top: 0.02, right: 0.02, bottom: 0.02 }),
  crop("shifted by 1 %", { left: 0.01, top: 0.01, right: 0, bottom: 0 }),
];

/** Describes what a second shot differs by. */
export interface Reshot {
  /** Factor of the pixel values, all channels. */
  readonly light: number;
  /** Further factor of red, and the inverse of blue: a drift of the white balance. */
  readonly warmth: number;
  readonly degrees: number;
  readonly size: number;
  readonly margins: Margins;
  /** Standard deviation of the sensor's noise, 8-bit levels. */
  readonly noise: number;
  readonly quality: number;
}

const RESHOTS = 9;

/** The differences of one re-shot: all at once, each drawn evenly from what happens by hand. */
export function drawReshot(seed: number): Reshot {
  const random = createRandom(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  return {
    light: between(0.94, 1.06),
    warmth: between(0.99, 1.01),
    degrees: between(-3, 3),
    size: between(0.85, 1),
    margins: {
      left: between(0, 0.02),
      top: between(0, 0.02),
      right: between(0, 0.02),
      bottom: between(0, 0.02),
    },
    noise: between(0.5, 1.5),
    quality: Math.round(between(82, 95)),
  };
}

const reshot = (seed: number): Change => ({
  name: `re-shot ${seed}`,
  apply: async (subject) => {
    const { light, warmth, degrees, size, margins, noise, quality } = drawReshot(seed);
    const cropped = await toFile(
      sharp(subject.bytes)
        .extract(frameWithin(subject, margins))
        .linear([light * warmth, light, light / warmth], [0, 0, 0]),
    );
    const turned = await toFile(sharp(cropped).rotate(degrees, { background: BACKDROP }));
    const resized = await toFile(sharp(turned).resize(Math.round(size * subject.width)));
    const grainy = await addNoise(resized, noise, seed);
    return sharp(grainy).jpeg({ quality }).toBuffer();
  },
});

/** Nine re-shots, the same for every photo and every run. */
export const combinedReshots: readonly Change[] = Array.from({ length: RESHOTS }, (_, i) => reshot(i + 1));
