/**
 * Draws the demo photos of the web app: faces that do not exist, one per kind of result, two of them on three dates
 * while their skin changes, and one photo that the gate refuses. Names that are given draw only those.
 * Run from anywhere: `node --conditions=@carnation/source packages/skin-analysis/scripts/renderDemoPhotos.ts [name…]`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { RgbImage } from "../src/core/image/rgbImage.ts";
import { DRAWN, encodeJpeg, renderFace, type FaceOptions } from "../src/face-renderer/index.ts";

const FOLDER = new URL("../../../apps/web/public/demo/", import.meta.url);
const SIZE = { width: 1536, height: 2048 } as const;
const QUALITY = 91;

const PHOTOS: Readonly<Record<string, FaceOptions>> = {
  "visage-clair": {
    preset: "light",
    seed: 11,
    redSpots: 3,
    darkSpots: 3,
    flush: 0.6,
    darkCircles: 0.24,
    pores: 120,
  },
  "visage-fonce": { preset: "dark", seed: 23, darkSpots: 7, darkCircles: 0.28, pores: 60 },
  "visage-mature": {
    preset: "older",
    seed: 37,
    darkSpots: 10,
    foreheadLines: 3,
    flush: 0.45,
    darkCircles: 0.22,
    pores: 110,
  },
  "visage-lumineux": { preset: "fair", seed: 41, redSpots: 1 },
};

/** What is drawn for the demo data alone is smaller: the repository keeps it, and the engine measures as well on it. */
const DATED_SIZE = { width: 1152, height: 1536 } as const;

const light = { preset: "light", seed: 11, darkSpots: 3, pores: 120 } as const;
const mature = { preset: "older", seed: 37, foreheadLines: 3, darkCircles: 0.22, pores: 110 } as const;

const DATED: Readonly<Record<string, FaceOptions>> = {
  "suivi-clair-1": { ...light, redSpots: 9, flush: 0.95, darkCircles: 0.18, dullness: 0.6 },
  "suivi-clair-2": { ...light, redSpots: 6, flush: 0.8, darkCircles: 0.24, dullness: 0.3 },
  "suivi-clair-3": { ...light, redSpots: 3, flush: 0.6, darkCircles: 0.3 },
  "suivi-mature-1": { ...mature, darkSpots: 14, flush: 0.3, blotches: 0.7, dryness: 0.6 },
  "suivi-mature-2": { ...mature, darkSpots: 12, flush: 0.45, blotches: 0.4, dryness: 0.3 },
  "suivi-mature-3": { ...mature, darkSpots: 9, flush: 0.6, blotches: 0.1 },
  "rapide-fonce": { preset: "deep", seed: 53, darkSpots: 4, darkCircles: 0.2, pores: 40 },
  "refus-deux-visages": { preset: "fair", seed: 41, redSpots: 1, faces: 2 },
};

/** As a phone sends it: with the colours at half the resolution. */
const encodeSmall = ({ data, width, height }: RgbImage): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .withXmp(DRAWN)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

const asked = new Set(process.argv.slice(2));
const isAsked = ([name]: readonly [string, unknown]): boolean => asked.size === 0 || asked.has(name);

await mkdir(FOLDER, { recursive: true });
for (const [name, options] of Object.entries(PHOTOS).filter(isAsked)) {
  const photo = await renderFace({ ...SIZE, ...options });
  await writeFile(new URL(`${name}.jpg`, FOLDER), await encodeJpeg(photo, QUALITY));
}
for (const [name, options] of Object.entries(DATED).filter(isAsked)) {
  const photo = await renderFace({ ...DATED_SIZE, ...options });
  await writeFile(new URL(`${name}.jpg`, FOLDER), await encodeSmall(photo));
}
process.stdout.write(`Photos written to ${fileURLToPath(FOLDER)}\n`);
