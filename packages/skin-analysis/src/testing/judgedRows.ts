import { MARK_JUDGE } from "../core/constants/markJudge.ts";
import { SKIN_JUDGE } from "../core/constants/skinJudge.ts";
import { unpackTrees } from "../core/statistics/boostedTrees.ts";
import { createRandom } from "../face-renderer/svg/random.ts";

const FEATURES = 65;
const ROWS = 24;

/** Probabilities that the judges of marks and skin give to some rows of random features: the same rows at every call. */
export function judgedRows(): number[] {
  const random = createRandom(7);
  const judges = [MARK_JUDGE.brown, MARK_JUDGE.red, SKIN_JUDGE.skin].map(unpackTrees);
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: FEATURES }, () => 20 * random() - 4));
  return rows.flatMap((row) => judges.map((judge) => judge(row)));
}
