import { SKIN_JUDGE } from "../constants/skinJudge.ts";
import { SKIN_DECISION } from "../constants/skin.ts";
import type { Mask } from "../image/rgbImage.ts";
import { unpackTrees, type Judge } from "../statistics/boostedTrees.ts";
import type { CellFeatures } from "./cellFeatures.ts";
import { meanOfSkin, type SkinField } from "./skinField.ts";

let judge: Judge | undefined;

/** Unpacks the judge once. Not at the module's start: the guide's worker reaches this module, and leaves 15 kB of trees out. */
const skinJudge = (): Judge => (judge ??= unpackTrees(SKIN_JUDGE.skin));

/** Decides which of the expected cells are skin, by the mean probability of a cell and its neighbours. */
export function judgeSkin(field: SkinField, features: CellFeatures): Mask {
  const probabilityOf = skinJudge();
  const probability = field.lightness.map((_, i) => (field.expected[i] ? probabilityOf(features(i)) : 0));
  const around = meanOfSkin(probability, field, SKIN_DECISION.blurMm);
  return field.expected.map((inside, i) => (inside && (around[i] ?? 0) >= SKIN_DECISION.least ? 1 : 0));
}
