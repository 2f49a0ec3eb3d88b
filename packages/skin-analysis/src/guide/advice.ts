import type { DETAIL_NEEDS } from "../core/constants/detail.ts";

/** Holds what the guide looks at, in the order in which it is put right. */
export const CONDITIONS = ["framing", "distance", "heading", "light", "clear", "sharpness"] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** Describes what is to be done about a condition. `raise` and `lower` are said of the chin. */
export type AdviceCode =
  | "no-face"
  | "several-faces"
  | "off-centre"
  | "too-far"
  | "too-close"
  | "turned"
  | "raise"
  | "lower"
  | "leaning"
  | "too-dark"
  | "too-bright"
  | "veiled"
  | "side-light"
  | "glasses"
  | "moving"
  | "too-blurred";

/** A criterion of fine detail, which needs more pixels of the face than the others. */
export type DetailCriterion = keyof typeof DETAIL_NEEDS;

/** One condition of the shot. `unknown` while nothing can be measured. */
export type Condition = {
  readonly name: ConditionName;
  /** Of the distance: criteria that this camera has too few pixels for, however near the face is. */
  readonly lacking?: readonly DetailCriterion[];
} & ({ readonly state: "ok" | "unknown" } | { readonly state: "adjust"; readonly code: AdviceCode });

/** Every condition, in the order of `CONDITIONS`. */
export type Conditions = readonly Condition[];
