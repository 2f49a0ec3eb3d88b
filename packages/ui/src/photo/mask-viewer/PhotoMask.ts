import type { KeyboardEvent } from "react";
import type { BandTone } from "../../criteria/band-mark/bandTone.ts";

/** A place on the photo, as ratios of its width and height, from its top left corner. */
export type MaskPoint = readonly [x: number, y: number];

interface LabelledShape {
  /** Its name in the legend: « cernes ». @default the kit's word for its kind */
  readonly label?: string | undefined;
}

/** A closed outline, such as a spot. */
export interface MaskPolygon extends LabelledShape {
  /** An area. */
  readonly kind: "polygon";
  /** The points around the area. */
  readonly points: readonly MaskPoint[];
}

/** An open line, such as a fine line. */
export interface MaskPolyline extends LabelledShape {
  /** A line. */
  readonly kind: "polyline";
  /** The points along the line. */
  readonly points: readonly MaskPoint[];
}

/** Single places, such as pores. */
export interface MaskPoints extends LabelledShape {
  /** Spots. */
  readonly kind: "points";
  /** The middle of each spot. */
  readonly points: readonly MaskPoint[];
  /**
   * Radius of each spot, as a ratio of the photo's width: it grows with the photo, so that many close ones stay apart.
   * @default a dot of the same size at every zoom
   */
  readonly radius?: number | undefined;
}

/** A closed outline of what the measure leaves out, such as a fringe: drawn as a dashed line, without a fill. */
export interface MaskUnmeasured extends LabelledShape {
  /** An area without a measure. */
  readonly kind: "unmeasured";
  /** The points around the area. */
  readonly points: readonly MaskPoint[];
}

/** A closed outline of a level; one inside another cuts a hole. */
export type MaskRing = readonly MaskPoint[];

/** A measure that varies over the skin, as the outlines of up to three levels: light, moderate, marked. */
export interface MaskIsolines extends LabelledShape {
  /** Nested areas. */
  readonly kind: "isolines";
  /** The rings of each level, from the widest and lightest to the most marked. */
  readonly levels: readonly (readonly MaskRing[])[];
}

export type MaskShape = MaskPolygon | MaskPolyline | MaskPoints | MaskUnmeasured | MaskIsolines;

/** A zone that is named on the photo, with its value. */
export interface MaskZone {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** « Joue gauche » */
  readonly label: string;
  /** As it is read: « 38 ». */
  readonly value: string;
  /** The band of the value. */
  readonly tone: BandTone;
  /** The point of the face that it speaks of. */
  readonly at: MaskPoint;
}

/** Describes what one criterion draws over the photo. */
export interface PhotoMask {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The name of the criterion. */
  readonly label: string;
  /** Drawn in this order. Empty: nothing to draw. `null`: the criterion was not measured. */
  readonly shapes: readonly MaskShape[] | null;
  /** Place in words: « Surtout les deux joues et le nez. »; without shapes, why there are none. */
  readonly where?: string | undefined;
  /** Readings of parts of the face, each called out beside the photo. */
  readonly zones?: readonly MaskZone[] | undefined;
}

/** States of a mark: proposed with or without doubt, added by a person, or struck by one. */
export const markStates = ["sure", "unsure", "added", "struck"] as const;
export type MarkState = (typeof markStates)[number];

/** One mark on the photo, such as a pigment spot, that a person keeps or strikes. */
export interface PhotoMark {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Its middle. */
  readonly at: MaskPoint;
  /** Half of its width, as a ratio of the photo's width. */
  readonly radius: number;
  /** Chooses its drawing. */
  readonly state: MarkState;
  /** « Joue droite, incertaine » : in the chip of the current one, and said by assistive technology. */
  readonly label: string;
}

/** The marks over the photo and what can be done with them; the host holds their state. */
export interface ViewerMarks {
  /** Drawn in this order. */
  readonly items: readonly PhotoMark[];
  /** Id of the one that stands out. */
  readonly current: string | null;
  /** Receives the id of a mark that is pressed on the photo. Left out, the marks are only read. */
  readonly onPress?: ((id: string) => void) | undefined;
  /** Receives the id of the mark that is to stand out, before `onPress`. */
  readonly onCurrentChange?: ((id: string) => void) | undefined;
  /** Receives the keys while the photo has the focus, before the viewer; what is prevented is no key of the viewer. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** True while a place for a new mark is being looked for. @default false */
  readonly adding?: boolean | undefined;
  /** Receives the place of a new mark. */
  readonly onAdd?: ((at: MaskPoint) => void) | undefined;
  /** Asks to leave adding. */
  readonly onCancelAdd?: (() => void) | undefined;
}
