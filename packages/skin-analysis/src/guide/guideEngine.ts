import { GUIDE_TIME } from "../core/constants/guide.ts";
import { faceWidth, type FaceMesh } from "../core/face/faceMesh.ts";
import { emptyFrameProblem } from "../core/gate/photoGate.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import type { Size } from "../core/image/rgbImage.ts";
import type { ModelSource } from "../mesh/modelSource.ts";
import type { Conditions } from "./advice.ts";
import { measureDetail, type FaceDetail } from "./faceDetail.ts";
import { createFaceFollower } from "./faceFollower.ts";
import { createFrameReader, type FrameBox } from "./framePixels.ts";
import { judgeFrame, type FrameLook, type GuideAim } from "./judgeFrame.ts";
import { movedOf, watch, type Sighting } from "./movement.ts";
import { poseTargetOf, type PoseTarget } from "./poseTarget.ts";

/** Looks at one frame after the other, and remembers what the next one needs. */
export interface GuideEngine {
  /** Judges a frame. @param at milliseconds on any clock that goes on */
  readonly look: (frame: ImageBitmap, at: number, aim: GuideAim) => Conditions;
  /** The pose in a still photo of the shape of the frame; `null` when it shows no face, or several. */
  readonly poseIn: (photo: ImageBitmap) => PoseTarget | null;
}

/** The face is followed on a picture of at most this side; its pixels are measured on the frame itself. */
const FOLLOWED_SIDE = 640;
const STILL_SIDE = 1280;
/** Room around the landmarks for what is measured, in widths of the face. */
const MARGIN = 0.08;

function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const wholeOf = ({ width, height }: Size): FrameBox => ({ x: 0, y: 0, width, height });

const scaled = ({ landmarks, score }: FaceMesh, scale: number): FaceMesh => ({
  landmarks: landmarks.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z: z * scale })),
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
  const read = createFrameReader();
  const { follow, find } = await createFaceFollower(source);
  let sightings: readonly Sighting[] = [];
  let detail: { readonly at: number; readonly value: FaceDetail } | null = null;
  let conditions: Conditions = [];

  const detailOf = (frame: ImageBitmap, face: FaceMesh, at: number): FaceDetail => {
    if (detail && at - detail.at < GUIDE_TIME.detail) return detail.value;
    const box = boxAround(face, frame);
    const landmarks = face.landmarks.map(({ x, y, z }) => ({ x: x - box.x, y: y - box.y, z }));
    const value = measureDetail(read(frame, box, box), { landmarks, score: face.score });
    detail = { at, value };
    return value;
  };
  const see = (frame: ImageBitmap, at: number): FrameLook => {
    const size = sizeWithin(frame, FOLLOWED_SIDE);
    const pyramid = buildPyramid(read(frame, wholeOf(frame), size));
    const { face: followed, several } = follow(pyramid, at);
    if (followed === null) {
      sightings = [];
      detail = null;
      const empty = emptyFrameProblem(pyramid);
      return { face: null, empty: empty === "too-dark" || empty === "too-bright" ? empty : "no-face" };
    }
    sightings = watch(sightings, followed, at);
    const face = scaled(followed, frame.width / size.width);
    return {
      face,
      size: { width: frame.width, height: frame.height },
      several,
      detail: detailOf(frame, face, at),
      moved: movedOf(sightings, followed),
    };
  };

  return {
    look: (frame, at, aim) => {
      conditions = judgeFrame(see(frame, at), aim, conditions);
      return conditions;
    },
    poseIn: (photo) => {
      const size = sizeWithin(photo, STILL_SIDE);
      const [face, ...others] = find(buildPyramid(read(photo, wholeOf(photo), size)));
      return face && others.length === 0 ? poseTargetOf(face, size) : null;
    },
  };
}
