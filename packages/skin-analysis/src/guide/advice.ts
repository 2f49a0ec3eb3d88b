/** What the guide looks at, in the order in which it is put right. */
export const CONDITIONS = ["framing", "distance", "heading", "light", "clear", "sharpness"] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** What is to be done about a condition. `raise` and `lower` are said of the chin. */
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
  | "side-light"
  | "glasses"
  | "moving"
  | "too-blurred";

/** One condition of the shot. `unknown` while nothing can be measured. */
export type Condition =
  | { readonly name: ConditionName; readonly state: "ok" | "unknown" }
  | { readonly name: ConditionName; readonly state: "adjust"; readonly code: AdviceCode };

/** Every condition, in the order of `CONDITIONS`. */
export type Conditions = readonly Condition[];
