import { CHROMOPHORES } from "../constants/spots.ts";

/** Added absorbance of a mark in red, green and blue, in hundredths of a decade. */
export type Absorbance = readonly [red: number, green: number, blue: number];

/** Amounts of the two pigments of skin, each in hundredths of a decade of green absorbance; never negative. */
export interface Chromophores {
  readonly melanin: number;
  readonly haemoglobin: number;
}

const dot = (a: Absorbance, b: Absorbance): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Parts what a mark adds to its surroundings into melanin and haemoglobin: the least-squares solution over the
 * three channels under which neither amount is negative.
 * Source: independent absorbances that add up in log space (Tsumura et al., J. Opt. Soc. Am. A 1999, 16:2169).
 */
export function partChromophores(added: Absorbance): Chromophores {
  const { melanin: brown, haemoglobin: blood } = CHROMOPHORES;
  const cross = dot(brown, blood);
  const determinant = dot(brown, brown) * dot(blood, blood) - cross * cross;
  const toBrown = dot(brown, added);
  const toBlood = dot(blood, added);
  const melanin = (toBrown * dot(blood, blood) - toBlood * cross) / determinant;
  const haemoglobin = (toBlood * dot(brown, brown) - toBrown * cross) / determinant;
  // With one of the two at zero the other is the plain projection.
  if (melanin < 0) return { melanin: 0, haemoglobin: Math.max(0, toBlood / dot(blood, blood)) };
  if (haemoglobin < 0) return { melanin: Math.max(0, toBrown / dot(brown, brown)), haemoglobin: 0 };
  return { melanin, haemoglobin };
}

/** Share of melanin in what a mark adds, 0 for a red mark to 1 for a brown one; 0 where it adds neither. */
export function melaninShare(added: Absorbance): number {
  const { melanin, haemoglobin } = partChromophores(added);
  const all = melanin + haemoglobin;
  return all ? melanin / all : 0;
}
