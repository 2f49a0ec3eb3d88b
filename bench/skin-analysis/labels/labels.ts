import { readFile } from "node:fs/promises";
import * as v from "valibot";

/** Holds what a place on a face was said to be; a small letter is said without certainty. */
export const LABELS = {
  P: "red papule or pustule",
  R: "flat red spot",
  B: "brown mark or freckle",
  M: "mole",
  L: "large brown patch",
  V: "couperose, vessel or blotch",
  S: "scar",
  O: "pore",
  H: "hair or stubble",
  E: "lash or brow",
  C: "crease or fold",
  G: "highlight",
  D: "shadow",
  X: "glasses",
  K: "make-up",
  T: "another part of the face, or none of it",
  N: "nothing",
} as const;

/** A place that somebody looked at. */
export interface Label {
  /** Millimetres from the middle of the face, eyes level, to the right and downwards. */
  readonly x: number;
  readonly y: number;
  readonly radiusMm: number;
  /** A key of `LABELS`, small when it is not sure. */
  readonly label: string;
  /** Holds what somebody else said who had not seen the first label; of a tenth of the places. */
  readonly again: string | undefined;
}

const isLabel = (letter: string): boolean => Object.hasOwn(LABELS, letter.toUpperCase());
const number = v.pipe(v.string(), v.transform(Number), v.finite());
const letter = v.pipe(v.string(), v.check(isLabel));
const row = v.tuple([v.string(), number, number, number, letter, v.union([v.literal(""), letter])]);

/**
 * Reads labels: a line of names, then one line `photo,x,y,radius,label,again` each.
 * @returns those of each photo, by its path within the folder of photos, without extension
 * @throws ValiError when a line is none
 */
export async function readLabels(file: string): Promise<ReadonlyMap<string, readonly Label[]>> {
  const [, ...lines] = (await readFile(file, "utf8")).trim().split("\n");
  const labels = new Map<string, Label[]>();
  for (const line of lines) {
    const [photo, x, y, radiusMm, label, again] = v.parse(row, line.split(","));
    const added = { x, y, radiusMm, label, again: again || undefined };
    labels.set(photo, [...(labels.get(photo) ?? []), added]);
  }
  return labels;
}
