import type { BasisPoints } from "../money/rate.ts";

/** Owner of what every professional sees. */
export const WORLD = "world";

/** VAT of what has no readable rate: 20 %. */
export const DEFAULT_VAT_RATE: BasisPoints = 2000;
