import type { AgeObstacle } from "./age/ageObstacle.ts";
import { measureQuality } from "./quality/quality.ts";
import { alignFace, focusOnFace, poseOf } from "./face/alignedFace.ts";
import { mapFace } from "./faceMaps/faceMaps.ts";
import { faceWidth, type FaceMesh } from "./face/faceMesh.ts";
import { coverProblem } from "./gate/covered.ts";
import { framingProblem } from "./gate/framing.ts";
import { poseProblem } from "./gate/heading.ts";
import { qualityProblem, faceWidthProblem, type PhotoProblem } from "./gate/photoGate.ts";
import { buildPyramid, type Pyramid } from "./image/pyramid.ts";
import type { RgbImage, Size } from "./image/rgbImage.ts";
import { faceMasks } from "./masks/faceMasks.ts";
import type { MaskFile } from "./masks/maskFile.ts";
import { resultEntries } from "./scoring/entries.ts";
import type { AnalysisEntry } from "./scoring/resultEntry.ts";

/** The scored criteria of a face and what they were scored by, or why the photo cannot give any. */
export type FaceAnalysis =
  | { readonly ok: true; readonly entries: readonly AnalysisEntry[]; readonly masks: MaskFile }
  | { readonly ok: false; readonly error: PhotoProblem };

/** Gives what the mesh alone tells against a photo: the frame first, because nothing else can be judged on a cut face. */
const meshProblem = ({ landmarks }: FaceMesh, photo: Size): PhotoProblem | undefined =>
  framingProblem(landmarks, photo) ??
  faceWidthProblem(faceWidth(landmarks)) ??
  poseProblem(poseOf(landmarks));

/** Reads the perceived age of a face, in years, by a net that the core knows nothing of; or tells why it cannot. */
export type ReadAge = (pyramid: Pyramid, mesh: FaceMesh) => number | AgeObstacle;

/**
 * `analyseFace` for a caller that has the photo's pyramid already.
 * @param readAge without it the perceived age is not measured; asked only about a photo that is not refused
 */
export function analysePyramid(pyramid: Pyramid, mesh: FaceMesh, readAge?: ReadAge): FaceAnalysis {
  const misplaced = meshProblem(mesh, pyramid[0]);
  if (misplaced) return { ok: false, error: misplaced };
  const near = focusOnFace(pyramid, mesh);
  const maps = mapFace(alignFace(near, mesh));
  const quality = measureQuality(maps, near);
  const problem = qualityProblem(quality) ?? coverProblem(maps);
  if (problem) return { ok: false, error: problem };
  const age = readAge && (() => readAge(pyramid, mesh));
  const entries = resultEntries(maps, quality, age);
  return { ok: true, entries, masks: faceMasks(maps, entries, pyramid[0]) };
}

/**
 * Scores one face of a photo. Pure and deterministic: the same pixels and landmarks give the same entries.
 * @param image upright sRGB photo, not mirrored
 * @param mesh the face's landmarks in pixels of that photo
 */
export const analyseFace = (image: RgbImage, mesh: FaceMesh): FaceAnalysis =>
  analysePyramid(buildPyramid(image), mesh);
