import type { Inspector } from "@carnation/skin-analysis/node";
import {
  drawPortrait,
  encodeJpeg,
  type FaceOptions,
  type FacePreset,
  paintFace,
} from "../../../packages/skin-analysis/src/face-renderer/index.ts";

/** The size of the demo's photos. */
const SIZE = { width: 1152, height: 1536 } as const;
const PRESETS: readonly FacePreset[] = ["light", "dark", "older", "fair", "deep"];
/** A painted spot is where the green of two pictures of one face differs by so much, 8-bit levels. */
const DIFFERENCE = 10;
const QUALITY = 90;

const CONDITIONS: readonly FaceOptions[] = [
  {},
  { flush: 0.7, darkCircles: 0.25, pores: 110, foreheadLines: 3 },
  { blotches: 0.6, dullness: 0.5, dryness: 0.5, folds: 0.4, eyeBags: 0.4 },
];

/**
 * Yields the features of proposals on drawn faces: a spot where two pictures of one face differ, nothing at every other
 * place. Real marks are judged without them; they keep the demo's faces from being judged as what they are
 * not: skin that was never seen.
 */
export async function* drawnRows(
  inspector: Inspector,
): AsyncGenerator<{ readonly photo: string; readonly label: string; readonly features: readonly number[] }> {
  for (const [index, preset] of PRESETS.entries()) {
    for (const [number, condition] of CONDITIONS.entries()) {
      const base: FaceOptions = { ...SIZE, preset, seed: 100 + 10 * index + number, ...condition };
      const portrait = await drawPortrait(base);
      const bare = paintFace(portrait, base);
      for (const [label, spots] of [
        ["B", { darkSpots: 10 }],
        ["P", { redSpots: 9 }],
      ] as const) {
        const photo = paintFace(portrait, { ...base, ...spots });
        const seen = await inspector.inspect(Buffer.from(await encodeJpeg(photo, QUALITY)));
        if (!seen) continue;
        for (const { at, features } of seen.candidates) {
          const pixel = Math.round(at.y) * photo.width + Math.round(at.x);
          const change = Math.abs((photo.data[3 * pixel + 1] ?? 0) - (bare.data[3 * pixel + 1] ?? 0));
          const isSpot = change >= DIFFERENCE;
          yield { photo: `drawn/${preset}-${number}`, label: isSpot ? label : "N", features };
        }
      }
    }
  }
}
