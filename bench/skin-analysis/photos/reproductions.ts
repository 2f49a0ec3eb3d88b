import sharp from "sharp";
import { edit, type Change } from "./change.ts";
import { faceWidthOf, toFile, type Subject } from "./portrait.ts";

/** Levels of each channel that a posterised picture has. */
const LEVELS = 12;

async function posterise({ bytes, width, height }: Subject): Promise<Buffer> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i++) {
    data[i] = Math.round((Math.round(((data[i] ?? 0) / 255) * (LEVELS - 1)) / (LEVELS - 1)) * 255);
  }
  return toFile(sharp(data, { raw: { width, height, channels: 3 } }));
}

/** Pixels of the photo per stripe of the screen. */
const STRIPE = 3;

/** Photographs a screen: a grid of coloured stripes, slightly out of step with the photo's own pixels, and its glow. */
async function photographScreen({ bytes, width, height }: Subject): Promise<Buffer> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pitch = STRIPE * 1.07;
  for (let y = 0; y < height; y++) {
    const row = 0.9 + 0.1 * Math.cos((2 * Math.PI * y) / pitch);
    for (let x = 0; x < width; x++) {
      const i = 3 * (y * width + x);
      for (let channel = 0; channel < 3; channel++) {
        const stripe = 0.85 + 0.15 * Math.cos(2 * Math.PI * (x / pitch - channel / 3));
        data[i + channel] = Math.min(255, Math.round(12 + (data[i + channel] ?? 0) * stripe * row));
      }
    }
  }
  return toFile(sharp(data, { raw: { width, height, channels: 3 } }).blur(0.6));
}

/** Smooths the skin as beauty filters do: what differs little from its surroundings is laid flat, edges stay. */
const smoothSkin = (share: number): Change => ({
  name: `beauty filter, ${100 * share} %`,
  apply: async (subject) => {
    const { bytes, width, height } = subject;
    const raw = { width, height, channels: 3 } as const;
    const sigma = Math.max(0.5, faceWidthOf(subject) / 90);
    const own = await sharp(bytes).removeAlpha().raw().toBuffer();
    const soft = await sharp(bytes).removeAlpha().blur(sigma).raw().toBuffer();
    for (let i = 0; i < own.length; i++) {
      const detail = (own[i] ?? 0) - (soft[i] ?? 0);
      // Differences beyond some 25 levels are edges of features, which the filters leave.
      const kept = 1 - share * Math.exp(-((detail / 25) ** 2));
      own[i] = Math.min(255, Math.max(0, Math.round((soft[i] ?? 0) + kept * detail)));
    }
    return toFile(sharp(own, { raw }));
  },
});

/** Pictures of a picture, and edited ones: the skin in them is no longer the person's. */
export const reproductions: readonly Change[] = [
  { name: "posterised", apply: posterise },
  edit("painting", (picture, subject) =>
    picture.median(Math.max(3, 2 * Math.round(faceWidthOf(subject) / 130) + 1)),
  ),
  smoothSkin(0.6),
  smoothSkin(0.9),
  { name: "screen photographed", apply: photographScreen },
];
