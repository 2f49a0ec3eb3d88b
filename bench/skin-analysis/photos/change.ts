import sharp, { type Sharp } from "sharp";
import { toFile, type Subject } from "./portrait.ts";

/** One way to photograph or to spoil the same face otherwise. */
export interface Change {
  readonly name: string;
  /** The changed photo, as a file. */
  readonly apply: (subject: Subject) => Promise<Buffer>;
}

/** Shares of the width (left, right) and of the height (top, bottom) that are cut off. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Grey of the corners that a turned photo gains. */
export const BACKDROP = "#8f9ba3";

/** A change made by one chain of edits, written without loss. */
export const edit = (name: string, change: (picture: Sharp, subject: Subject) => Sharp): Change => ({
  name,
  apply: (subject) => toFile(change(sharp(subject.bytes), subject)),
});

/** The rectangle left of a photo when its sides are cut. */
export function frameWithin(
  { width, height }: { readonly width: number; readonly height: number },
  margins: Margins,
): { left: number; top: number; width: number; height: number } {
  const left = Math.round(margins.left * width);
  const top = Math.round(margins.top * height);
  return {
    left,
    top,
    width: width - left - Math.round(margins.right * width),
    height: height - top - Math.round(margins.bottom * height),
  };
}
