/** A position on the photo, as shares of its width and height from the top left corner, 0 to 1. */
export type MaskPosition = readonly [x: number, y: number];

/** Measure of how much of a mask lies in a part of the face: comparable within one mask only. */
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

/** A mark that a criterion counted, which a professional can strike or keep. */
export interface ProposedMark {
  /** Its number in the mask, from "1": the same for as long as the file is. */
  readonly id: string;
  readonly at: MaskPosition;
  /** Share of the photo's width. */
  readonly radius: number;
  /** Diameter on the skin, mm of an average face. */
  readonly mm: number;
  /** Name of the part of the face in result files; null between the parts. */
  readonly area: string | null;
  /** Share of such marks that are real, 0 to 1. */
  readonly certainty: number;
  /** Weight in the score when it is real. */
  readonly load: number;
}

/** The marks that a mask proposes, and how they add up: score = 100 / (1 + (sum of loads / half)^power). */
export interface ProposedMarks {
  /** Width of the photo over its height. */
  readonly aspect: number;
  readonly half: number;
  readonly power: number;
  /** A mark that is added by hand, whose size nobody measured. */
  readonly added: Pick<ProposedMark, "radius" | "mm" | "load">;
  /** One per shape of the mask, in the same order. */
  readonly each: readonly ProposedMark[];
}

/** Closed outlines or open lines, one for each thing that was counted. */
export interface ShapeMask extends NamedMask {
  readonly type: "polygon" | "polyline";
  readonly shapes: readonly (readonly MaskPosition[])[];
  /** Absent or null where marks cannot be verified: nothing is counted mark by mark, or the engine did not say how. */
  readonly marks?: ProposedMarks | null;
}

/** Single places of one size. */
export interface PointMask extends NamedMask {
  readonly type: "point";
  readonly points: readonly MaskPosition[];
  /** Share of the photo's width. */
  readonly radius: number;
}

/** Describes what one criterion counted, as shapes over the photo. */
export type DiagnosisMask = HeatMask | ShapeMask | PointMask;

/** Describes what hides skin; `object` for whatever else it is. */
export type HidingCause = "hair" | "beard" | "glasses" | "light" | "object";

/** A zone in which nothing was measured: something hides the skin. */
export interface HiddenZone {
  readonly cause: HidingCause;
  readonly outline: readonly MaskPosition[];
}

/** A face without its photo, for a small drawing of where something is. */
export interface MaskedFace {
  /** Width of the photo over its height. */
  readonly aspectRatio: number;
  /** Its oval first, then what is known of eyes and lips. */
  readonly outlines: readonly (readonly MaskPosition[])[];
}

/** Everything that can be drawn over the photo of a diagnosis. */
export interface DiagnosisMasks {
  /** Version of the engine that drew them: they belong to a result of the same one only. */
  readonly engineVersion: string | null;
  readonly masks: readonly DiagnosisMask[];
  readonly hidden: readonly HiddenZone[];
  /** Middle of each part of the face, by its name in result files. */
  readonly anchors: ReadonlyMap<string, MaskPosition>;
  /** The face itself; null in files of before it was drawn. */
  readonly face: MaskedFace | null;
}
