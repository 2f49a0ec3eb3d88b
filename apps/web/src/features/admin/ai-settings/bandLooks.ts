import { type Band, bandLabels, type Criterion } from "@carnation/domain/criterion";
import { notMeasuredResult } from "@carnation/domain/result";
import { criterionReading, type Reading } from "@carnation/domain/ui";

/** The bands that limits divide, from worst to best. */
export const bandOrder = ["poor", "medium", "good"] as const satisfies readonly Band[];

/** Shape and word of a band. */
export interface BandLook {
  readonly tone: Reading["bands"][number]["tone"];
  readonly label: string;
}

/** The shape and the word of each band of a criterion: a perceived age is near the real one, or on a side of it. */
export function bandLooks(criterion: Criterion): Readonly<Record<Band, BandLook>> {
  // Any real age will do: it moves the limits of these bands, which are not looked at.
  const { bands } = criterionReading(notMeasuredResult(criterion), { realAge: 0 });
  const look = (band: Band): BandLook => {
    const drawn = bands[bandOrder.indexOf(band)];
    return { tone: drawn?.tone ?? "reference", label: drawn?.label ?? bandLabels[band] };
  };
  return { poor: look("poor"), medium: look("medium"), good: look("good") };
}

/**
 * The same of a value of low confidence: as everywhere, it is merely indicative, so that it has the words for what is seen
 * and not those of a judgement.
 */
export function indicativeLooks({ bandWords }: Criterion): Readonly<Record<Band, BandLook>> {
  const look = (band: Band): BandLook => ({ tone: "reference", label: bandWords[band] });
  return { poor: look("poor"), medium: look("medium"), good: look("good") };
}
