import { expect, it } from "vitest";
import { createRandom } from "../../face-renderer/random.ts";
import { MARK_JUDGE } from "../constants/markJudge.ts";
import { unpackTrees } from "./boostedTrees.ts";

const FEATURES = 65;
/** Probabilities that Node gave, brown and red; another judge has others. */
const NODE = [
  [0.053375826395520035, 0.059274190090147665],
  [0.4194861286078919, 0.11420554024517902],
  [0.05421784734530134, 0.12395025094597965],
  [0.16470904211328388, 0.015799640776874707],
];

it("the judges give in Chromium the probabilities that they give in Node, but for a rounding of Math.exp", () => {
  const random = createRandom(7);
  const [brown, red] = [unpackTrees(MARK_JUDGE.brown), unpackTrees(MARK_JUDGE.red)];
  const rows = Array.from({ length: 4 }, () => Array.from({ length: FEATURES }, () => 20 * random() - 4));
  const given = rows.flatMap((row) => [brown(row), red(row)]);
  NODE.flat().forEach((probability, index) => expect(given[index]).toBeCloseTo(probability, 14));
});
