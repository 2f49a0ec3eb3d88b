/** A position on the photo, as shares of its width and height from the top left corner, 0 to 1. */
export type MaskPosition = readonly [x: number, y: number];

/** How much of a mask lies in a part of the face: comparable within one mask only. */
export interface MaskPlace {
  /** Name of the part in result files. */
  readonly area: string;
  readonly amount: number;
}

interface NamedMask {
  /** Name of the mask, as the criteria list theirs. */
  readonly name: string;
  readonly places: readonly MaskPlace[];
}

/** A measure that varies over the skin: the outlines of each level, the widest and lightest one first. */
export interface HeatMask extends NamedMask {
  readonly type: "heatmap";
  readonly levels: readonly (readonly (readonly MaskPosition[])[])[];
}

/** Closed outlines or open lines, one for each thing that was counted. */
export interface ShapeMask extends NamedMask {
  readonly type: "polygon" | "polyline";
  readonly shapes: readonly (readonly MaskPosition[])[];
}

/** Single places of one size. */
export interface PointMask extends NamedMask {
  readonly type: "point";
  readonly points: readonly MaskPosition[];
  /** Share of the photo's width. */
  readonly radius: number;
}

/** What one criterion counted, as shapes over the photo. */
export type DiagnosisMask = HeatMask | ShapeMask | PointMask;

/** What hides skin; `object` for whatever else it is. */
export type HidingCause = "hair" | "beard" | "glasses" | "light" | "object";

/** A zone in which nothing was measured: something hides the skin. */
export interface HiddenZone {
  readonly cause: HidingCause;
  readonly outline: readonly MaskPosition[];
}

/** Everything that can be drawn over the photo of a diagnosis. */
export interface DiagnosisMasks {
  /** Version of the engine that drew them: they belong to a result of the same one only. */
  readonly engineVersion: string | null;
  readonly masks: readonly DiagnosisMask[];
  readonly hidden: readonly HiddenZone[];
  /** Where a part of the face has its middle, by its name in result files. */
  readonly anchors: ReadonlyMap<string, MaskPosition>;
}
