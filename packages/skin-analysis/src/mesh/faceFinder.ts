import { GATE } from "../core/constants/photo.ts";
import { faceWidth, type FaceMesh } from "../core/face/faceMesh.ts";
import { centroid, distance } from "../core/geometry/point.ts";
import type { Pyramid } from "../core/image/pyramid.ts";
import { detectFaces, WIDE_VIEW, type FaceCandidate } from "./faceDetector.ts";
import { loadModel, startBackend } from "./graphModel.ts";
import { findLandmarks } from "./landmarkModel.ts";
import type { ModelSource } from "./modelSource.ts";

/** Finds the confident faces of a photo, the most prominent first. */
export type FaceFinder = (pyramid: Pyramid) => FaceMesh[];

/** More candidates than this are not looked at: the photo is a crowd already. */
const MAX_CANDIDATES = 4;
/** Meshes whose middles are nearer than this share of a face's width are one face. */
const SAME_FACE = 0.5;

function isSameFace(a: FaceMesh, b: FaceMesh): boolean {
  const width = Math.max(faceWidth(a.landmarks), faceWidth(b.landmarks));
  return distance(centroid(a.landmarks), centroid(b.landmarks)) < SAME_FACE * width;
}

/** Loads the two models and returns the finder. Start it once: it is reusable and keeps no state. */
export async function createFaceFinder(source: ModelSource): Promise<FaceFinder> {
  await startBackend(source);
  const [detector, mesh] = await Promise.all([loadModel(source, "blazeface"), loadModel(source, "facemesh")]);
  const confident = (pyramid: Pyramid, candidates: readonly FaceCandidate[]): FaceMesh[] => {
    const faces: FaceMesh[] = [];
    for (const candidate of candidates.slice(0, MAX_CANDIDATES)) {
      const face = findLandmarks(pyramid, mesh, candidate);
      if (face.score < GATE.minMeshScore) continue;
      if (!faces.some((known) => isSameFace(known, face))) faces.push(face);
    }
    return faces;
  };
  return (pyramid) => {
    const near = confident(pyramid, detectFaces(pyramid, detector));
    // The detector does not know faces that fill its input; with black around them it does.
    const faces = near.length > 0 ? near : confident(pyramid, detectFaces(pyramid, detector, WIDE_VIEW));
    const widest = Math.max(...faces.map((face) => faceWidth(face.landmarks)));
    return faces.filter((face) => faceWidth(face.landmarks) >= GATE.minOtherFaceShare * widest);
  };
}
