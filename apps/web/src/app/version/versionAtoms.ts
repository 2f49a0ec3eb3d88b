import { atom } from "jotai";

/**
 * Standing of this page against what the deployment asks for: `current`, `waiting` for a moment to load the newer version, or
 * `stuck` at the old one although the page was loaded anew.
 */
export type VersionStanding = "current" | "waiting" | "stuck";

/** Written by `FollowVersion`. */
export const versionStandingAtom = atom<VersionStanding>("current");
