/**
 * Holds what Node measures in a drawn face, with the pixels it measured, as one line of JSON: a browser must measure the
 * same. Run by `scripts/testing/nodeReference.ts`.
 */
import { analysePyramid } from "../core/analyseFace.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import type { FaceOptions } from "../face-renderer/index.ts";
import { createAgeReader } from "../mesh/ageReader.ts";
import { fileModelSource } from "../node/fileModelSource.ts";
import { AGE_MODEL, LINED, sitterOf, testFinder } from "./drawnFaces.ts";

/** All that is scored shows, and the net reads an age within its range. */
const MARKED: FaceOptions = { ...LINED, darkCircles: 0.6, blotches: 0.5 };

const { data, width, height } = (await sitterOf("light")).paint(MARKED);
const pyramid = buildPyramid({ data, width, height });
const [face] = (await testFinder())(pyramid);
const readAge = await createAgeReader(fileModelSource(AGE_MODEL));
const analysis = face && analysePyramid(pyramid, face, readAge);
const pixels = Buffer.from(data).toString("base64");
process.stdout.write(JSON.stringify({ width, height, pixels, analysis }));
