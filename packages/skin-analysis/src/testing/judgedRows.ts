import { MARK_JUDGE } from "../core/constants/markJudge.ts";
import { unpackTrees } from "../core/marks/boostedTrees.ts";
import { createRandom } from "../face-renderer/random.ts";

const FEATURES = 65;
const ROWS = 24;

/** Probabilities that the judges give to some rows of random features, brown and red in turn: the same rows at every call. */
export function judgedRows(): number[] {
  const random = createRandom(7);
  const [brown, red] = [unpackTrees(MARK_JUDGE.brown), unpackTrees(MARK_JUDGE.red)];
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: FEATURES }, () => 20 * random() - 4));
  return rows.flatMap((row) => [brown(row), red(row)]);
}
