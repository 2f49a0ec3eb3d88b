import * as v from "valibot";
import { formatCount } from "../format/countFormat.ts";
import { formatNumber } from "../format/numberFormat.ts";
import { cleanText } from "./cleanText.ts";

/**
 * A free text of several lines, which may stay empty.
 * The problem says how much to remove: nobody counts 2 000 characters.
 * @param max largest number of characters, in UTF-16 units
 */
/* @__NO_SIDE_EFFECTS__ */
export function longTextField(max: number): v.GenericSchema<string, string> {
  return v.pipe(
    v.string("Saisissez un texte."),
    v.transform(cleanText),
    v.maxLength(max, ({ received }) => {
      const excess = formatCount(Number(received) - max, "caractère", "caractères");
      return `${formatNumber(max)} caractères au plus. Retirez ${excess}.`;
    }),
  );
}
