import type { Conditions } from "@carnation/skin-analysis/guide";
import { atom } from "jotai";

/** True when photos are taken by themselves, for as long as this page is open. */
export const autoShotAtom = atom(true);

/** Tells whether every condition is measured and good. Written here: the guide's own code is loaded with the camera. */
export const allHold = (conditions: Conditions): boolean =>
  conditions.length > 0 && conditions.every(({ state }) => state === "ok");
