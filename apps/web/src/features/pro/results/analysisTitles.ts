/** Heading of a diagnosis whose analysis is under way. */
export const ANALYSIS_UNDER_WAY = "Analyse en cours";
