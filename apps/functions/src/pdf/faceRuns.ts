import { type Face, rightToLeft } from "./fonts.ts";

/** A part of a line that one face draws. */
export interface FaceRun {
  readonly text: string;
  readonly face: Face;
}

/** The faces that draw what a document's own do not, in the order in which they are asked. */
const fallbacks: readonly Face[] = ["other", ...rightToLeft.keys()];

/** Pieces of a word from the right: letters, which are turned, and brackets and commas, which stay on their side. */
const lettersOrNot = /[\p{L}\p{M}\p{N}'’-]+|[^\p{L}\p{M}\p{N}'’-]+/gu;
const startsWithLetter = /^[\p{L}\p{M}\p{N}]/u;

/**
 * Parts a printable text by the face that draws it: its own, or a fallback for the words that it lacks signs of. A word is
 * never drawn by two faces where one has all of it. Words of a script that is written from the right stand in one run, which
 * is turned as a whole; what stands around them goes from the left, as the document does.
 */
export function faceRuns(
  text: string,
  own: Face,
  draws: (face: Face, codePoint: number) => boolean,
): readonly FaceRun[] {
  const drawnBy = (face: Face, part: string): boolean =>
    (rightToLeft.get(face)?.test(part) ?? true) &&
    Array.from(part).every((sign) => /\s/u.test(sign) || draws(face, sign.codePointAt(0) ?? 0));
  if (drawnBy(own, text)) return [{ text, face: own }];
  const faceOf = (part: string): Face | undefined =>
    drawnBy(own, part) ? own : fallbacks.find((face) => drawnBy(face, part));
  const words = text.match(/\S+\s*|\s+/gu) ?? [];
  const parts = words.flatMap((word) => (faceOf(word) === undefined ? Array.from(word) : [word]));
  const runs: { text: string; face: Face }[] = [];
  const add = (text: string, face: Face): void => {
    const last = runs.at(-1);
    if (last?.face === face) last.text += text;
    else if (text !== "") runs.push({ text, face });
  };
  for (const [index, part] of parts.entries()) {
    const face = faceOf(part) ?? own;
    const next = parts[index + 1] ?? "";
    const isGoingOn = startsWithLetter.test(next) && faceOf(next) === face;
    for (const piece of rightToLeft.has(face) ? (part.match(lettersOrNot) ?? []) : [part]) {
      const isBetween = isGoingOn && piece.trim() === "";
      add(piece, isBetween || !rightToLeft.has(face) || startsWithLetter.test(piece) ? face : own);
    }
  }
  return runs;
}
