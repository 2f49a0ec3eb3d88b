/** The stored values of `state`: the specification's two, and `error` for a photo that cannot be analysed. */
export const diagnosisStates = ["started", "done", "error"] as const;

/** A diagnosis is started, then done; or it ends in error when its photo cannot be analysed. */
export type DiagnosisState = (typeof diagnosisStates)[number];
