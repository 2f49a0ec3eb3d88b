import { encode } from "uqr";

/** Modules of white around the code: without them cameras do not find it. */
const QUIET = 4;
/** Digits that the largest code of this error correction holds; of other signs it holds fewer. */
const MOST_SIGNS = 5596;

export interface QrModules {
  readonly size: number;
  readonly data: readonly (readonly boolean[])[];
}

/** The black and white modules of a text; `null` for one that no code holds: more than two thousand signs. */
export function qrModules(value: string): QrModules | null {
  // A longer text is refused too, after seconds of trying.
  if (value.length > MOST_SIGNS) return null;
  try {
    return encode(value, { ecc: "M", border: QUIET });
  } catch {
    return null;
  }
}
