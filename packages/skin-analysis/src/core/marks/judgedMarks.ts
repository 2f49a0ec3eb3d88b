import { MARK_JUDGE } from "../constants/markJudge.ts";
import { perFace } from "../faceMaps/perFace.ts";
import { unpackTrees } from "../statistics/boostedTrees.ts";
import { markFeatures } from "./markFeatures.ts";
import { proposeMarks, type Proposal } from "./proposals.ts";

/** A proposal with the probabilities, 0 to 1, of what it is; the rest is no mark of the skin. */
export interface JudgedMark {
  readonly proposal: Proposal;
  readonly features: readonly number[];
  /** Brown mark, freckle or mole. */
  readonly brown: number;
  /** Red papule, pustule or flat red spot. */
  readonly red: number;
}

const judgeBrown = unpackTrees(MARK_JUDGE.brown);
const judgeRed = unpackTrees(MARK_JUDGE.red);

/** Every proposal of a face, judged; the most prominent first. */
export const judgeMarks = perFace((maps): readonly JudgedMark[] =>
  proposeMarks(maps).map((proposal) => {
    const features = markFeatures(maps, proposal);
    return { proposal, features, brown: judgeBrown(features), red: judgeRed(features) };
  }),
);
