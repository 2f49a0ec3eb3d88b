import * as v from "valibot";
import { typeset } from "../text/typeset.ts";
import { basisPointsToPercent, isRate, percentToBasisPoints } from "./rate.ts";
import { type HundredthsProblem, readHundredths } from "./readHundredths.ts";

/** What a form says of a percentage that it refuses. */
export const percentMessages: Readonly<Record<HundredthsProblem | "large", string>> = {
  empty: "Saisissez un pourcentage.",
  invalid: "Saisissez un pourcentage, par exemple 20.",
  negative: /* @__PURE__ */ typeset("Saisissez 0 % ou plus."),
  decimals: "Gardez 2 chiffres au plus après la virgule.",
  large: /* @__PURE__ */ typeset("Saisissez 100 % ou moins."),
};

/**
 * A percentage from 0 to 100 in points, with at most two decimals: « 12,5 % » and 12.5 are 12.5. Takes what is typed
 * in a text field, or the number of a field that hands over points (`null` while it is empty, `NaN` for what cannot
 * be read).
 */
export const percentField = /* @__PURE__ */ v.pipe(
  v.union([v.string(), v.number(), v.nan(), v.null()], percentMessages.empty),
  v.rawTransform<string | number | null, number>(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    const read = typeof value === "string" ? readHundredths(value, "%") : readPoints(value);
    if (isRate(read)) return basisPointsToPercent(read);
    addIssue({ message: percentMessages[typeof read === "number" ? "large" : read] });
    return NEVER;
  }),
);

function readPoints(points: number | null): number | HundredthsProblem {
  if (points === null) return "empty";
  if (Number.isNaN(points)) return "invalid";
  if (points < 0) return "negative";
  const rate = percentToBasisPoints(points);
  return basisPointsToPercent(rate) === points ? rate : "decimals";
}
