/**
 * The mesh that Node finds in a drawn face, with the pixels it found it in, as one line of JSON: a browser must find
 * the same one. Run by `scripts/testing/nodeReference.ts`.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { buildPyramid } from "../core/image/pyramid.ts";
import { createFaceFinder } from "../mesh/faceFinder.ts";
import { fileModelSource } from "../node/fileModelSource.ts";

const PHOTO = fileURLToPath(new URL("../../../../apps/web/public/demo/visage-clair.jpg", import.meta.url));
const ASSETS = fileURLToPath(new URL("../../assets/", import.meta.url));
const [width, height] = [540, 720];

const data = await sharp(PHOTO).resize(width, height).removeAlpha().raw().toBuffer();
const find = await createFaceFinder(fileModelSource(ASSETS));
const landmarks = find(buildPyramid({ data, width, height })).map((face) => face.landmarks);
process.stdout.write(JSON.stringify({ width, height, pixels: data.toString("base64"), landmarks }));
