import { analysePyramid, type ReadAge } from "../core/analyseFace.ts";
import { ENGINE_VERSION } from "../core/constants/engine.ts";
import { GATE } from "../core/constants/photo.ts";
import { poseOf } from "../core/face/alignedFace.ts";
import type { FaceMesh } from "../core/face/faceMesh.ts";
import { emptyFrameProblem } from "../core/gate/photoGate.ts";
import { buildPyramid, type Pyramid } from "../core/image/pyramid.ts";
import type { FaceFinder } from "../mesh/faceFinder.ts";
import type { AnalysisOutcome } from "./analysisOutcome.ts";
import { decodePhoto, type DecodedPhoto } from "./decodePhoto.ts";
import { isRotated } from "./isRotated.ts";

/**
 * From the bytes of a photo to its entries: decode, find the one face, measure it.
 * @param readAge without it the perceived age is not measured
 */
export async function analysePhoto(
  photo: Uint8Array,
  findFaces: FaceFinder,
  readAge?: ReadAge,
): Promise<AnalysisOutcome> {
  const decoded = await decodePhoto(photo);
  if (!decoded.ok) return decoded;
  try {
    return analyseDecoded(decoded, findFaces, readAge);
  } finally {
    release(decoded.image.data.buffer);
  }
}

/** A picture that nobody is on has no age, however its face reads. */
const NO_AGE: ReadAge = () => "synthetic-image";

/**
 * Gives the memory of a decoded photo back at once, where the runtime can (Node 21): the collector of garbage sees a
 * small object, and would let the next photo of 36 MB come before it looks.
 */
function release(pixels: ArrayBufferLike & { readonly transfer?: (bytes: number) => unknown }): void {
  pixels.transfer?.(0);
}

/** Tells whether the face of a photo lies, or stands upside down under a mesh that is less sure than of any upright one. */
function isFaceRotated(pyramid: Pyramid, { landmarks, score }: FaceMesh, findFaces: FaceFinder): boolean {
  if (Math.abs(poseOf(landmarks).roll) > GATE.lyingRoll) return true;
  return score < GATE.uprightMeshScore && isRotated(pyramid, findFaces, score);
}

function analyseDecoded(
  decoded: DecodedPhoto & { readonly ok: true },
  findFaces: FaceFinder,
  readAge: ReadAge | undefined,
): AnalysisOutcome {
  const pyramid = buildPyramid(decoded.image);
  const [face, ...others] = findFaces(pyramid);
  if (!face) {
    const problem = emptyFrameProblem(pyramid);
    const turned = problem === "no-face" && isRotated(pyramid, findFaces, 0);
    return { ok: false, error: turned ? "photo-rotated" : problem };
  }
  if (others.length > 0) return { ok: false, error: "several-faces" };
  if (isFaceRotated(pyramid, face, findFaces)) return { ok: false, error: "photo-rotated" };
  const analysis = analysePyramid(pyramid, face, readAge && decoded.isSynthetic ? NO_AGE : readAge);
  if (!analysis.ok) return analysis;
  const { entries, masks } = analysis;
  return { ok: true, entries, masks, engineVersion: ENGINE_VERSION, photo: decoded.photo };
}
