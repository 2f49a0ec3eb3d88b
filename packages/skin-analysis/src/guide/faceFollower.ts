import { GATE } from "../core/constants/photo.ts";
import { GUIDE_TIME } from "./limits.ts";
import { faceWidth, type FaceMesh } from "../core/face/faceMesh.ts";
import { centroid, distance } from "../core/geometry/point.ts";
import type { Pyramid } from "../core/image/pyramid.ts";
import { detectFaces } from "../mesh/faceDetector.ts";
import { loadModel, startBackend } from "../mesh/graphModel.ts";
import { followLandmarks } from "../mesh/landmarkModel.ts";
import type { ModelSource } from "../mesh/modelSource.ts";

/** Person who is seen in a frame. */
interface Followed {
  readonly face: FaceMesh | null;
  /** True when another face was seen lately. */
  readonly several: boolean;
}

/** Follows one face from frame to frame. */
export interface FaceFollower {
  /** @param at milliseconds on any clock that goes on */
  readonly follow: (pyramid: Pyramid, at: number) => Followed;
  /** The faces of a picture that stands by itself, the most prominent first. */
  readonly find: (pyramid: Pyramid) => readonly FaceMesh[];
}

/** More candidates than this are not looked at. */
const MAX_CANDIDATES = 3;
/** Meshes whose middles are nearer than this share of a face's width are one face. */
const SAME_FACE = 0.5;

const isSure = ({ score }: FaceMesh): boolean => score >= GATE.minMeshScore;

/**
 * Starts the two models.
 * @throws Error when a file of theirs cannot be read, or cannot be run here
 */
export async function createFaceFollower(source: ModelSource): Promise<FaceFollower> {
  await startBackend(source);
  const [detector, mesh] = await Promise.all([loadModel(source, "blazeface"), loadModel(source, "facemesh")]);
  let last: FaceMesh | null = null;
  let lookedAround = { at: -Infinity, several: false };

  const find = (pyramid: Pyramid): readonly FaceMesh[] => {
    const faces: FaceMesh[] = [];
    for (const candidate of detectFaces(pyramid, detector).slice(0, MAX_CANDIDATES)) {
      // The detector's box is loose: a second reading, on the crop that the first one gives, moves the points by 1 %.
      const face = followLandmarks(pyramid, mesh, followLandmarks(pyramid, mesh, candidate));
      const middle = centroid(face.landmarks);
      const width = faceWidth(face.landmarks);
      const isNew = faces.every((other) => distance(centroid(other.landmarks), middle) > SAME_FACE * width);
      const isLarge = faces.every((other) => width >= GATE.minOtherFaceShare * faceWidth(other.landmarks));
      if (isSure(face) && isNew && isLarge) faces.push(face);
    }
    return faces;
  };
  return {
    find,
    follow: (pyramid, at) => {
      const next = last && followLandmarks(pyramid, mesh, last);
      const kept = next && isSure(next) ? next : null;
      if (kept && at - lookedAround.at < GUIDE_TIME.others) last = kept;
      else {
        const faces = find(pyramid);
        lookedAround = { at, several: faces.length > 1 };
        last = kept ?? faces[0] ?? null;
      }
      return { face: last, several: lookedAround.several };
    },
  };
}
