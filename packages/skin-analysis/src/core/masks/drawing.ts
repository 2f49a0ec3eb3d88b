import type { Curve } from "../constants/engine.ts";
import type { AreaName } from "../faceMaps/areas.ts";
import type { Point } from "../geometry/point.ts";
import type { Ring } from "./contours.ts";

/** The masks by name, each criterion's as CRITERIA lists them. */
export type MaskName =
  | "redness_heatmap"
  | "uniformness_heatmap"
  | "dark_circles"
  | "eye_bags"
  | "lacrimal_grooves"
  | "lines_fine"
  | "lines_deep"
  | "pores_points"
  | "acne_regions"
  | "sagging_folds"
  | "pigmentation_spots"
  | "translucency_heatmap"
  | "hydration_heatmap";

/** Describes what is drawn, in positions of the patch. */
export type Drawing =
  /** The outlines of each level, from the lightest, which is the widest; a ring inside another is a hole. */
  | { readonly type: "heatmap"; readonly levels: readonly (readonly Ring[])[] }
  | { readonly type: "polygon"; readonly shapes: readonly Ring[] }
  | { readonly type: "polyline"; readonly shapes: readonly (readonly Point[])[] }
  /** Dots of one size; the radius in patch pixels. */
  | { readonly type: "point"; readonly points: readonly Point[]; readonly radius: number };

/** Measure of how much of what is drawn lies in a part of the face, in a unit that is its mask's own. */
export interface Place {
  readonly area: AreaName;
  readonly amount: number;
}

/** A mark that a criterion counted, for whoever verifies it. */
export interface DrawnMark {
  /** Its middle. */
  readonly at: Point;
  /** Patch pixels, as of a disc of its area. */
  readonly radius: number;
  /** Part of the face that it lies in; null between the parts. */
  readonly area: AreaName | null;
  /** Share of such marks that are real ones, 0 to 1, as counted on labelled photos. */
  readonly certainty: number;
  /** Weight in the score when it is real, 0 to 1. */
  readonly load: number;
}

/** The marks of a mask, one per shape in the same order, and how they add up to a score. */
export interface DrawnMarks {
  readonly curve: Curve;
  /** A mark that somebody adds by hand, whose size nobody measured. */
  readonly added: { readonly radiusMm: number; readonly load: number };
  readonly each: readonly DrawnMark[];
}

/** One mask. */
export interface DrawnMask {
  readonly name: MaskName;
  readonly drawing: Drawing;
  readonly places: readonly Place[];
  /** Absent where nothing is counted mark by mark. */
  readonly marks?: DrawnMarks;
}
