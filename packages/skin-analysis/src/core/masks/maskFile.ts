import { MASK } from "../constants/masks.ts";
import type { Point } from "../geometry/point.ts";
import { toPhoto, type Similarity } from "../geometry/similarity.ts";
import type { Size } from "../image/rgbImage.ts";
import type { Cover } from "../skin/covers.ts";
import type { DrawnMask, MaskName, Place } from "./drawing.ts";
import type { Ring } from "./contours.ts";

/**
 * Positions one after the other, x and y in turn, in ten-thousandths of the upright photo's width and height: the
 * first as it is, each other one as its distance from the one before, which packs to half.
 */
export type PackedPoints = readonly number[];

/** One mask of a file. */
export type FileMask = { readonly name: MaskName; readonly places: readonly Place[] } & (
  | { readonly type: "heatmap"; readonly levels: readonly (readonly PackedPoints[])[] }
  | { readonly type: "polygon" | "polyline"; readonly shapes: readonly PackedPoints[] }
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
}

/** Writes patch positions as a file holds them. */
export interface PointPacker {
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
export function packMask({ name, drawing, places }: DrawnMask, pack: PointPacker): FileMask {
  const shapesOf = (shapes: readonly Ring[]) => shapes.map((shape) => pack.points(shape));
  switch (drawing.type) {
    case "heatmap":
      return { name, type: drawing.type, levels: drawing.levels.map(shapesOf), places };
    case "point": {
      const { points, radius } = drawing;
      return { name, type: drawing.type, points: pack.points(points), radius: pack.radius(radius), places };
    }
    default:
      return { name, type: drawing.type, shapes: shapesOf(drawing.shapes), places };
  }
}
