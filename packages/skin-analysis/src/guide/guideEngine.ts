import { GUIDE_TIME } from "./limits.ts";
import { faceWidth, type FaceMesh } from "../core/face/faceMesh.ts";
import { emptyFrameProblem } from "../core/gate/photoGate.ts";
import { buildPyramid } from "../core/image/pyramid.ts";
import type { Size } from "../core/image/rgbImage.ts";
import type { ModelSource } from "../mesh/modelSource.ts";
import type { Conditions } from "./advice.ts";
import { measureDetail, type FaceDetail } from "./faceDetail.ts";
import { createFaceFollower } from "./faceFollower.ts";
import { createFrameReader, type FrameBox, type GuidePicture } from "./framePixels.ts";
import { wearsGlasses } from "./glassesSeen.ts";
import { judgeFrame, type FrameLook, type GuideAim } from "./judgeFrame.ts";
import { movedOf, watch, type Sighting } from "./movement.ts";
import { poseTargetOf, type PoseTarget } from "./poseTarget.ts";

/** What the camera sees, and the part of it that the photo will be. */
export interface GuideFrame {
  readonly picture: GuidePicture;
  readonly box: FrameBox;
}

/** What the pixels of the face told, and when. */
interface Measured {
  readonly at: number;
  readonly detail: FaceDetail;
  readonly glasses: { readonly at: number; readonly worn: boolean };
}

/** Looks at one frame after the other, and remembers what the next one needs. */
export interface GuideEngine {
  /** Judges a frame. @param at milliseconds on any clock that goes on */
  readonly look: (frame: GuideFrame, at: number, aim: GuideAim) => Conditions;
  /** The pose in a still photo; `null` when it shows no face, or several. */
  readonly poseIn: (photo: GuideFrame) => PoseTarget | null;
}

/** The face is followed on a picture of at most this side; its pixels are measured on the frame itself. */
const FOLLOWED_SIDE = 640;
const STILL_SIDE = 1280;
/** The pixels around the face are read as they are, but for a camera of very many. */
const MEASURED_SIDE = 1600;
/** Room around the landmarks for what is measured, in widths of the face. */
const MARGIN = 0.08;

function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

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
  const read = createFrameReader();
  const { follow, find } = await createFaceFollower(source);
  let sightings: readonly Sighting[] = [];
  let measured: Measured | null = null;
  let conditions: Conditions = [];

  /** Looks at the pixels of the face where it is time to. */
  const measure = ({ picture, box: frame }: GuideFrame, face: FaceMesh, at: number): Measured => {
    if (measured && at - measured.at < GUIDE_TIME.detail) return measured;
    const box = boxAround(face, frame);
    const size = sizeWithin(box, MEASURED_SIDE);
    const around = { ...box, x: frame.x + box.x, y: frame.y + box.y };
    const pyramid = buildPyramid(read(picture, around, size));
    const mesh = placed(face, size.width / box.width, box.x, box.y);
    const glasses =
      measured && at - measured.glasses.at < GUIDE_TIME.glasses
        ? measured.glasses
        : { at, worn: wearsGlasses(pyramid, mesh) };
    measured = { at, detail: measureDetail(pyramid, mesh), glasses };
    return measured;
  };
  const see = (frame: GuideFrame, at: number): FrameLook => {
    const { picture, box } = frame;
    const size = sizeWithin(box, FOLLOWED_SIDE);
    const pyramid = buildPyramid(read(picture, box, size));
    const { face: followed, several } = follow(pyramid, at);
    if (followed === null) {
      sightings = [];
      measured = null;
      const empty = emptyFrameProblem(pyramid);
      return { face: null, empty: empty === "too-dark" || empty === "too-bright" ? empty : "no-face" };
    }
    sightings = watch(sightings, followed, at);
    const face = placed(followed, box.width / size.width);
    const { detail, glasses } = measure(frame, face, at);
    return {
      face,
      size: { width: box.width, height: box.height },
      several,
      detail,
      glasses: glasses.worn,
      moved: movedOf(sightings, followed),
    };
  };

  return {
    look: (frame, at, aim) => {
      conditions = judgeFrame(see(frame, at), aim, conditions);
      return conditions;
    },
    poseIn: ({ picture, box }) => {
      const size = sizeWithin(box, STILL_SIDE);
      const [face, ...others] = find(buildPyramid(read(picture, box, size)));
      return face && others.length === 0 ? poseTargetOf(face, size) : null;
    },
  };
}
