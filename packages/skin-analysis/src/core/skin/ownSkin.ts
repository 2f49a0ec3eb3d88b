import { OWN_SKIN } from "../constants/skin.ts";
import type { Mask } from "../image/rgbImage.ts";
import { intersect, unite } from "../geometry/polygon.ts";
import { maskedDeviation, maskedMedian } from "../statistics/maskedQuantile.ts";
import type { SkinField } from "./skinField.ts";

/** A hue or lightness and how far it spreads (robust standard deviation). */
interface Spread {
  readonly median: number;
  readonly deviation: number;
}

/** Describes what this person's skin looks like on this photo. */
export interface OwnSkin {
  readonly lightness: Spread;
  readonly reddish: Spread;
  readonly yellowish: Spread;
  /** Median of the texture: what is more than skin is told against it. */
  readonly texture: number;
  /** The cells it was learnt from. */
  readonly seed: Mask;
}

interface Part {
  readonly cells: Mask;
  readonly reddish: number;
  readonly yellowish: number;
}

/** Blood and melanin make every skin redder than grey and not bluer; a surgical mask or a glove is neither. */
const isSkinHue = ({ reddish, yellowish }: Part): boolean => {
  const { minReddish, maxReddish, minYellowish, maxYellowish } = OWN_SKIN.hue;
  return (
    reddish >= minReddish && reddish <= maxReddish && yellowish >= minYellowish && yellowish <= maxYellowish
  );
};

/** The largest group of parts that agree with one of them; ties go to the earlier one. */
function agreeing(parts: readonly Part[]): readonly Part[] {
  let best: readonly Part[] = [];
  for (const part of parts) {
    const group = parts.filter(
      (other) =>
        Math.hypot(other.reddish - part.reddish, other.yellowish - part.yellowish) <= OWN_SKIN.agreement,
    );
    if (group.length > best.length) best = group;
  }
  return best;
}

function spread(plane: Float32Array, cells: Mask): Spread {
  const deviation = Math.max(OWN_SKIN.minDeviation, maskedDeviation(plane, cells));
  return { median: maskedMedian(plane, cells), deviation };
}

/**
 * Learns the skin of a person from the parts that are skin unless something covers them: those of a skin's hue that
 * agree with each other.
 * @param parts cells of each part, the surest first
 * @returns nothing when no part looks like skin
 */
export function learnSkin(field: SkinField, parts: readonly Mask[]): OwnSkin | undefined {
  const known = parts
    .map((part) => {
      const cells = intersect(part, field.expected);
      return {
        cells,
        reddish: maskedMedian(field.reddish, cells),
        yellowish: maskedMedian(field.yellowish, cells),
      };
    })
    .filter(isSkinHue);
  const group = agreeing(known);
  if (group.length === 0) return undefined;
  const seed = unite(
    group.map(({ cells }) => cells),
    field.expected.length,
  );
  return {
    lightness: spread(field.lightness, seed),
    reddish: spread(field.reddish, seed),
    yellowish: spread(field.yellowish, seed),
    texture: maskedMedian(field.texture, seed),
    seed,
  };
}
