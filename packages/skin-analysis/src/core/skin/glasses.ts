import type { LabPlanes } from "../colour/lab.ts";
import { GLASSES } from "../constants/skin.ts";
import { pixels, type AlignedFace } from "../face/alignedFace.ts";
import { landmarkAt } from "../face/faceMesh.ts";
import {
  GLABELLA,
  LEFT_CHEEKBONE,
  LEFT_INNER_EYE,
  LEFT_OUTER_EYE,
  NOSE_RIDGE,
  RIGHT_CHEEKBONE,
  RIGHT_INNER_EYE,
  RIGHT_OUTER_EYE,
} from "../face/landmarks.ts";
import { lerp, type Point } from "../geometry/point.ts";
import { fillPolygon } from "../geometry/polygon.ts";
import type { Mask } from "../image/rgbImage.ts";
import { quantile } from "../statistics/maskedQuantile.ts";
import { barAlong, type Bar } from "./bars.ts";

/** One eye and the side of the face beside it, in raster positions. */
interface Eye {
  readonly outer: Point;
  readonly middle: Point;
  readonly cheekbone: Point;
  /** -1 for the eye at the left of the picture. */
  readonly outwards: -1 | 1;
}

const DOWN: Point = { x: 0, y: 1 };
const TEMPLE_SHARES = [0.35, 0.42, 0.49, 0.56, 0.63, 0.7, 0.77];
/** Directions below the eye, in degrees from straight outwards; the nose's side is left out. */
const RIM_DEGREES = [30, 40, 50, 60, 70, 80, 90, 100];
const LENS_CORNERS = 32;

const typical = (bars: readonly Bar[]): number =>
  quantile(
    Float32Array.from(bars, ({ contrast }) => contrast),
    GLASSES.quantile,
  );

function eyesOf({ landmarks }: AlignedFace): readonly [Eye, Eye] {
  const eye = (outer: number, inner: number, cheekbone: number, outwards: -1 | 1): Eye => ({
    outer: landmarkAt(landmarks, outer),
    middle: lerp(landmarkAt(landmarks, outer), landmarkAt(landmarks, inner), 0.5),
    cheekbone: landmarkAt(landmarks, cheekbone),
    outwards,
  });
  return [
    eye(RIGHT_OUTER_EYE, RIGHT_INNER_EYE, RIGHT_CHEEKBONE, -1),
    eye(LEFT_OUTER_EYE, LEFT_INNER_EYE, LEFT_CHEEKBONE, 1),
  ];
}

function bridgeBars({ landmarks, size }: AlignedFace, smooth: LabPlanes): Bar[] {
  const top = landmarkAt(landmarks, GLABELLA);
  const lengthMm = (landmarkAt(landmarks, NOSE_RIDGE).y - top.y) / pixels(1);
  return GLASSES.columnsMm.map((mm) =>
    barAlong(smooth, size, { x: top.x + pixels(mm), y: top.y }, DOWN, 0, lengthMm),
  );
}

function templeBars({ size }: AlignedFace, smooth: LabPlanes, { outer, cheekbone }: Eye): Bar[] {
  const height = 14;
  return TEMPLE_SHARES.map((share) => {
    const start = { x: outer.x + (cheekbone.x - outer.x) * share, y: outer.y - pixels(height) };
    return barAlong(smooth, size, start, DOWN, 0, 2 * height - 2);
  });
}

/** Tells how far below the eye its lens ends: the median of the rims that are seen. */
function lensDepthMm({ size }: AlignedFace, smooth: LabPlanes, { middle, outwards }: Eye): number {
  const { min, max, usual, rim } = GLASSES.lensMm.down;
  const seen = RIM_DEGREES.flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const towards = { x: outwards * Math.cos(angle), y: Math.sin(angle) };
    const bar = barAlong(smooth, size, middle, towards, 10, max);
    return bar.contrast >= GLASSES.rim ? [bar.atMm] : [];
  });
  if (seen.length * 2 < RIM_DEGREES.length) return usual;
  return Math.min(max, Math.max(min, quantile(Float32Array.from(seen), 0.6) + rim));
}

/** A lens as an ellipse of two halves, and the band from it to the ear. */
function coverLens(mask: Mask, face: AlignedFace, smooth: LabPlanes, eye: Eye): void {
  const { side, up } = GLASSES.lensMm;
  const down = lensDepthMm(face, smooth, eye);
  const { middle, outwards } = eye;
  const ellipse = Array.from({ length: LENS_CORNERS }, (_, corner): Point => {
    const angle = (2 * Math.PI * corner) / LENS_CORNERS;
    const height = Math.sin(angle) > 0 ? down : up;
    return {
      x: middle.x + pixels(side) * Math.cos(angle),
      y: middle.y + pixels(height) * Math.sin(angle),
    };
  });
  fillPolygon(mask, face.size, ellipse);
  const far = middle.x + outwards * face.size.width;
  const band = pixels(GLASSES.templeMm);
  fillPolygon(mask, face.size, [
    { x: middle.x, y: middle.y - band },
    { x: far, y: middle.y - band },
    { x: far, y: middle.y + band },
    { x: middle.x, y: middle.y + band },
  ]);
}

/** Way that a bridge is seen: plain enough to say so, faint enough to ask for the temples too, or not. */
type BridgeSeen = "plain" | "faint" | "none";

function judgeBridge(bars: readonly Bar[]): BridgeSeen {
  const contrast = typical(bars);
  if (contrast < GLASSES.withTemples.bridge) return "none";
  return contrast < GLASSES.bridge ? "faint" : "plain";
}

/** Looks for the bridge of glasses alone. @param face the nose's ridge with 9 mm to each side is enough */
export const bridgeSeen = (face: AlignedFace, smooth: LabPlanes): BridgeSeen =>
  judgeBridge(bridgeBars(face, smooth));

/**
 * Gives what a pair of glasses covers: skin behind a lens is seen through it, tinted, magnified and reflecting.
 * @returns nothing when none are seen; rims without a bridge that stands out (clear, thin) are not
 */
export function findGlasses(face: AlignedFace, smooth: LabPlanes): Mask | undefined {
  const bars = bridgeBars(face, smooth);
  const bridge = judgeBridge(bars);
  const eyes = eyesOf(face);
  if (bridge === "none") return undefined;
  if (bridge === "faint") {
    const temples = eyes.map((eye) => typical(templeBars(face, smooth, eye)));
    if (Math.min(...temples) < GLASSES.withTemples.temple) return undefined;
  }
  const mask = new Uint8Array(face.size.width * face.size.height);
  for (const eye of eyes) coverLens(mask, face, smooth, eye);
  const top = landmarkAt(face.landmarks, GLABELLA);
  const middle =
    top.y +
    pixels(
      quantile(
        Float32Array.from(bars, ({ atMm }) => atMm),
        0.5,
      ),
    );
  const [right, left] = eyes.map((eye) => eye.middle.x);
  const half = pixels(GLASSES.templeMm);
  fillPolygon(mask, face.size, [
    { x: right ?? 0, y: middle - half },
    { x: left ?? 0, y: middle - half },
    { x: left ?? 0, y: middle + half },
    { x: right ?? 0, y: middle + half },
  ]);
  return mask;
}
