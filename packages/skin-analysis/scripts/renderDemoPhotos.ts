/**
 * Draws the demo photos of the web app: faces that do not exist, one per kind of result.
 * Run from anywhere: `node packages/skin-analysis/scripts/renderDemoPhotos.ts`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { encodeJpeg, renderFace, type FaceOptions } from "../src/face-renderer/index.ts";

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

await mkdir(FOLDER, { recursive: true });
for (const [name, options] of Object.entries(PHOTOS)) {
  const photo = await renderFace({ ...SIZE, ...options });
  await writeFile(new URL(`${name}.jpg`, FOLDER), await encodeJpeg(photo, QUALITY));
}
process.stdout.write(`${Object.keys(PHOTOS).length} photos written to ${fileURLToPath(FOLDER)}\n`);
