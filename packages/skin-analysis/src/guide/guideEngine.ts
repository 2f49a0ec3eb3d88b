import { faceWidth, type FaceMesh } from "../core/face/faceMesh.ts";
import { emptyFrameProblem } from "../core/gate/photoGate.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import type { Size } from "../core/image/rgbImage.ts";
import type { ModelSource } from "../mesh/modelSource.ts";
import type { Conditions } from "./advice.ts";
import { createFaceFollower } from "./faceFollower.ts";
import { createFrameReader, type FrameBox, type GuidePicture } from "./framePixels.ts";
import { judgeFrame, type FrameLook, type GuideAim } from "./judgeFrame.ts";
import { movedOf, watch, type Sighting } from "./movement.ts";
import { createPixelWatch, type FacePixels } from "./pixelWatch.ts";
import { poseTargetOf, type PoseTarget } from "./poseTarget.ts";

/** Describes what the camera sees, and the part of it that the photo will be. */
export interface GuideFrame {
  readonly picture: GuidePicture;
  readonly box: FrameBox;
}

/** Looks at one frame after the other, and remembers what the next one needs. */
export interface GuideEngine {
  /** Judges a frame, one at a time. @param at milliseconds on any clock that goes on */
  readonly look: (frame: GuideFrame, at: number, aim: GuideAim) => Promise<Conditions>;
  /** The pose in a still photo; `null` when it shows no face, or several. */
  readonly poseIn: (photo: GuideFrame) => Promise<PoseTarget | null>;
}

/**
 * The face is followed on a picture of at most this side: its crop then has about the pixels that the mesh reads, and a
 * finer picture would only be read longer.
 */
const FOLLOWED_SIDE = 480;
const STILL_SIDE = 1280;
/** The pixels around the face are read as they are, but for a camera of very many. */
const MEASURED_SIDE = 1600;
/** Room around the landmarks for what is measured, in widths of the face. */
const MARGIN = 0.08;

/** The least whole number by which a size is divided to have no side above this. */
const factorFor = ({ width, height }: Size, side: number): number =>
  Math.ceil(Math.max(1, width / side, height / side));

const wholeOf = ({ width, height }: Size): FrameBox => ({ x: 0, y: 0, width, height });

/** The same landmarks in a picture of another scale, whose corner lies elsewhere. */
const placed = ({ landmarks, score }: FaceMesh, scale: number, left = 0, top = 0): FaceMesh => ({
  landmarks: landmarks.map(({ x, y, z }) => ({ x: (x - left) * scale, y: (y - top) * scale, z: z * scale })),
  score,
});

/** The part of a frame around a face, in whole pixels. */
function boxAround({ landmarks }: FaceMesh, { width, height }: Size): FrameBox {
  const margin = MARGIN * faceWidth(landmarks);
  const xs = landmarks.map(({ x }) => x);
  const ys = landmarks.map(({ y }) => y);
  const x = Math.min(width - 2, Math.max(0, Math.floor(Math.min(...xs) - margin)));
  const y = Math.min(height - 2, Math.max(0, Math.floor(Math.min(...ys) - margin)));
  const right = Math.max(x + 2, Math.min(width, Math.ceil(Math.max(...xs) + margin)));
  const bottom = Math.max(y + 2, Math.min(height, Math.ceil(Math.max(...ys) + margin)));
  return { x, y, width: right - x, height: bottom - y };
}

/** Starts the models. @throws Error when a file of theirs cannot be read, or the browser cannot run them */
export async function createGuideEngine(source: ModelSource): Promise<GuideEngine> {
  const open = createFrameReader();
  const { follow, find } = await createFaceFollower(source);
  const pixels = createPixelWatch();
  let sightings: readonly Sighting[] = [];
  let conditions: Conditions = [];

  const see = async ({ picture, box }: GuideFrame, at: number): Promise<FrameLook> => {
    const read = await open(picture, box);
    const factor = factorFor(box, FOLLOWED_SIDE);
    const pyramid = buildPyramid(read(wholeOf(box), factor));
    const { face: followed, several } = follow(pyramid, at);
    if (followed === null) {
      sightings = [];
      pixels.forget();
      const empty = emptyFrameProblem(pyramid);
      return { face: null, empty: empty === "too-dark" || empty === "too-bright" ? empty : "no-face" };
    }
    sightings = watch(sightings, followed, at);
    const face = placed(followed, factor);
    const around = (): FacePixels => {
      const part = boxAround(face, box);
      const shrunk = factorFor(part, MEASURED_SIDE);
      return { pyramid: buildPyramid(read(part, shrunk)), mesh: placed(face, 1 / shrunk, part.x, part.y) };
    };
    return {
      face,
      size: { width: box.width, height: box.height },
      several,
      moved: movedOf(sightings, followed),
      ...pixels.look(around, at),
    };
  };

  return {
    look: async (frame, at, aim) => {
      conditions = judgeFrame(await see(frame, at), aim, conditions);
      return conditions;
    },
    poseIn: async ({ picture, box }) => {
      const read = await open(picture, box);
      const pyramid = buildPyramid(read(wholeOf(box), factorFor(box, STILL_SIDE)));
      const [face, ...others] = find(pyramid);
      return face && others.length === 0 ? poseTargetOf(face, pyramid[0]) : null;
    },
  };
}
