import type { BandTone } from "../band-mark/bandTone.ts";

/** A place on the photo, as ratios of its width and height, from its top left corner. */
export type MaskPoint = readonly [x: number, y: number];

interface LabelledShape {
  /** Its name in the legend: « cernes ». @default the kit's word for its kind */
  readonly label?: string | undefined;
}

/** A closed outline, such as a spot. */
export interface MaskPolygon extends LabelledShape {
  readonly kind: "polygon";
  readonly points: readonly MaskPoint[];
}

/** An open line, such as a fine line. */
export interface MaskPolyline extends LabelledShape {
  readonly kind: "polyline";
  readonly points: readonly MaskPoint[];
}

/** Single places, such as pores. */
export interface MaskPoints extends LabelledShape {
  readonly kind: "points";
  readonly points: readonly MaskPoint[];
}

/** A closed outline of a level; one inside another cuts a hole. */
export type MaskRing = readonly MaskPoint[];

/** A measure that varies over the skin, as the outlines of up to three levels: light, moderate, marked. */
export interface MaskIsolines extends LabelledShape {
  readonly kind: "isolines";
  readonly levels: readonly (readonly MaskRing[])[];
}

export type MaskShape = MaskPolygon | MaskPolyline | MaskPoints | MaskIsolines;

/** A zone that is named on the photo, with its value. */
export interface MaskZone {
  readonly id: string;
  /** « Joue gauche » */
  readonly label: string;
  /** As it is read: « 38 ». */
  readonly value: string;
  readonly tone: BandTone;
  readonly at: MaskPoint;
}

/** What one criterion draws over the photo. */
export interface PhotoMask {
  readonly id: string;
  readonly label: string;
  /** Drawn in this order. Empty: nothing to draw. `null`: the criterion was not measured. */
  readonly shapes: readonly MaskShape[] | null;
  /** Where it is, in words: « Surtout les deux joues et le nez. »; without shapes, why there are none. */
  readonly where?: string | undefined;
  readonly zones?: readonly MaskZone[] | undefined;
}
