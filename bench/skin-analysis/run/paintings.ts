import type { FaceInspection, Inspector } from "@carnation/skin-analysis/node";
import { scoreOf } from "../measure/reading.ts";
import type { PaintedTrial } from "../measure/painted.ts";
import { paintedKinds, paintOn } from "../photos/painted.ts";
import type { Progress, Sitter } from "./sittings.ts";

const countsOf = ({ marks }: FaceInspection): PaintedTrial["before"] => ({
  acne: marks.filter(({ criterion }) => criterion === "acne").length,
  pigmentation: marks.filter(({ criterion }) => criterion === "pigmentation").length,
});

/** Paints every kind of mark on every sitter whose marks are counted, and counts again. */
export async function tryPaintings(
  sitters: readonly Sitter[],
  inspector: Inspector,
  progress: Progress,
): Promise<PaintedTrial[]> {
  const counted = sitters.filter(({ before }) => scoreOf(before, "Acne") !== undefined);
  const trials: PaintedTrial[] = [];
  for (const [index, { subject }] of counted.entries()) {
    for (const kind of paintedKinds) {
      const { photo, places } = await paintOn(subject, kind, index + 1);
      const after = await inspector.inspect(photo);
      if (!after) continue;
      const before = countsOf(subject.inspection);
      const { name, criterion } = kind;
      trials.push({ kind: name, criterion, painted: places.length, before, after: countsOf(after) });
    }
    progress(index + 1, counted.length);
  }
  return trials;
}
