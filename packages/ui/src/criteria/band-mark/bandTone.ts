/** Holds what a value means, best first; the last two are no judgement. */
export const bandTones = ["strength", "maintain", "priority", "reference", "unmeasured"] as const;
export type BandTone = (typeof bandTones)[number];
