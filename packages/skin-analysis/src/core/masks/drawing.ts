import type { AreaName } from "../face/areas.ts";
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

/** What is drawn, in positions of the patch. */
export type Drawing =
  /** The outlines of each level, from the lightest, which is the widest; a ring inside another is a hole. */
  | { readonly type: "heatmap"; readonly levels: readonly (readonly Ring[])[] }
  | { readonly type: "polygon"; readonly shapes: readonly Ring[] }
  | { readonly type: "polyline"; readonly shapes: readonly (readonly Point[])[] }
  /** Dots of one size; the radius in patch pixels. */
  | { readonly type: "point"; readonly points: readonly Point[]; readonly radius: number };

/** How much of what is drawn lies in a part of the face, in a unit that is its mask's own. */
export interface Place {
  readonly area: AreaName;
  readonly amount: number;
}

/** One mask. */
export interface DrawnMask {
  readonly name: MaskName;
  readonly drawing: Drawing;
  readonly places: readonly Place[];
}
