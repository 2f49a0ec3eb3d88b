import type { Face } from "./fonts.ts";

/** A part of a line that one face draws. */
export interface FaceRun {
  readonly text: string;
  readonly face: Face;
}

/**
 * Parts a printable text by the face that draws it: its own, or `other` for the words that it lacks signs of. A word is
 * never drawn by two faces where one has all of it.
 */
export function faceRuns(
  text: string,
  own: Face,
  draws: (face: Face, codePoint: number) => boolean,
): readonly FaceRun[] {
  const drawnBy = (face: Face, part: string): boolean =>
    Array.from(part).every((sign) => /\s/u.test(sign) || draws(face, sign.codePointAt(0) ?? 0));
  if (drawnBy(own, text)) return [{ text, face: own }];
  const words = text.match(/\S+\s*|\s+/gu) ?? [];
  const faceOf = (part: string): Face => (!drawnBy(own, part) && drawnBy("other", part) ? "other" : own);
  const parts = words.flatMap((word) =>
    drawnBy(own, word) || drawnBy("other", word) ? [word] : Array.from(word),
  );
  const runs: { text: string; face: Face }[] = [];
  for (const part of parts) {
    const face = faceOf(part);
    const last = runs.at(-1);
    if (last?.face === face) last.text += part;
    else runs.push({ text: part, face });
  }
  return runs;
}
