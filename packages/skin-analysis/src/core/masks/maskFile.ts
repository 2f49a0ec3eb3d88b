import { PATCH } from "../constants/engine.ts";
import { MASK } from "../constants/masks.ts";
import { pixels } from "../face/alignedFace.ts";
import type { Point } from "../geometry/point.ts";
import { toPhoto, type Similarity } from "../geometry/similarity.ts";
import type { Size } from "../image/rgbImage.ts";
import type { Cover } from "../skin/covers.ts";
import { round2 } from "../curve/scoreCurve.ts";
import type { DrawnMarks, DrawnMask, MaskName, Place } from "./drawing.ts";
import type { Ring } from "./contours.ts";

/**
 * Positions one after the other, x and y in turn, in ten-thousandths of the upright photo's width and height: the
 * first as it is, each other one as its distance from the one before, which packs to half.
 */
export type PackedPoints = readonly number[];

/** A mark that can be verified. */
export interface FileMark {
  readonly at: PackedPoints;
  /** In ten-thousandths of the photo's width. */
  readonly radius: number;
  /** Diameter on the skin, in mm of an average face. */
  readonly mm: number;
  /** The part of the face; null between the parts. */
  readonly area: string | null;
  /** Share of such marks that are real, 0 to 1. */
  readonly certainty: number;
  /** Weight in the score when it is real: score = 100 / (1 + (sum of weights / half)^power). */
  readonly load: number;
}

/** The marks of a mask, one per shape in the same order, for whoever verifies them. */
export interface FileMarks {
  /** Width of the photo over its height: a radius is a share of the width. */
  readonly aspect: number;
  readonly half: number;
  readonly power: number;
  /** A mark added by hand, in the same units. */
  readonly added: Pick<FileMark, "radius" | "mm" | "load">;
  readonly each: readonly FileMark[];
}

/** One mask of a file. */
export type FileMask = { readonly name: MaskName; readonly places: readonly Place[] } & (
  | { readonly type: "heatmap"; readonly levels: readonly (readonly PackedPoints[])[] }
  | {
      readonly type: "polygon" | "polyline";
      readonly shapes: readonly PackedPoints[];
      readonly marks?: FileMarks;
    }
  /** The radius in ten-thousandths of the photo's width. */
  | { readonly type: "point"; readonly points: PackedPoints; readonly radius: number }
);

/** Everything that is drawn over the photo of a diagnosis; the shape that `@carnation/domain` parses. */
export interface MaskFile {
  readonly version: 1;
  readonly engine_version: string;
  readonly masks: readonly FileMask[];
  /** Zones in which nothing was measured. */
  readonly hidden: readonly { readonly cause: Cover; readonly outline: PackedPoints }[];
  /** The middle of each part of the face, to name it on the photo. */
  readonly anchors: readonly { readonly area: string; readonly at: PackedPoints }[];
  /** The face itself, for a small drawing of where something is: its oval first, then eyes and lips. */
  readonly face: {
    /** Width of the photo over its height. */
    readonly aspect: number;
    readonly outlines: readonly PackedPoints[];
  };
}

/** Writes patch positions as a file holds them. */
export interface PointPacker {
  /** Width of the photo over its height. */
  readonly aspect: number;
  readonly points: (points: readonly Point[]) => PackedPoints;
  readonly radius: (patchPixels: number) => number;
}

/**
 * A packer for a face.
 * @param placement where the patch lies in the photo
 * @param patch size of the patch
 * @param photo size of the photo that the placement counts in
 */
export function pointPacker(placement: Similarity, patch: Size, photo: Size): PointPacker {
  const onGrid = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * MASK.gridSteps);
  return {
    aspect: Math.round((photo.width / photo.height) * MASK.gridSteps) / MASK.gridSteps,
    points: (points) => {
      const packed: number[] = [];
      let [lastX, lastY] = [0, 0];
      for (const point of points) {
        const at = toPhoto(placement, patch, point);
        const [x, y] = [onGrid(at.x / photo.width), onGrid(at.y / photo.height)];
        packed.push(x - lastX, y - lastY);
        [lastX, lastY] = [x, y];
      }
      return packed;
    },
    radius: (patchPixels) => Math.round((patchPixels * placement.scale * MASK.gridSteps) / photo.width),
  };
}

/** A mask as a file holds it. */
export function packMask({ name, drawing, places, marks }: DrawnMask, pack: PointPacker): FileMask {
  const shapesOf = (shapes: readonly Ring[]) => shapes.map((shape) => pack.points(shape));
  switch (drawing.type) {
    case "heatmap":
      return { name, type: drawing.type, levels: drawing.levels.map(shapesOf), places };
    case "point": {
      const { points, radius } = drawing;
      return { name, type: drawing.type, points: pack.points(points), radius: pack.radius(radius), places };
    }
    default:
      return {
        name,
        type: drawing.type,
        shapes: shapesOf(drawing.shapes),
        places,
        ...(marks && { marks: packMarks(marks, pack) }),
      };
  }
}

/** Diameter in mm of a radius in patch pixels, to a tenth. */
const diameterMm = (radius: number): number => Math.round((20 * radius) / PATCH.pixelsPerMm) / 10;

function packMarks({ curve, added, each }: DrawnMarks, pack: PointPacker): FileMarks {
  return {
    aspect: pack.aspect,
    ...curve,
    added: { radius: pack.radius(pixels(added.radiusMm)), mm: 2 * added.radiusMm, load: added.load },
    each: each.map(({ at, radius, area, certainty, load }) => ({
      at: pack.points([at]),
      radius: pack.radius(radius),
      mm: diameterMm(radius),
      area,
      certainty,
      load: round2(load),
    })),
  };
}
