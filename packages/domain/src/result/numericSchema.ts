import * as v from "valibot";
import { parseNumber } from "../format/parseNumber.ts";

/** A finite number of a result file; some providers write it as a text ("82.4", "82,4"). */
export const numericSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.transform(parseNumber), v.number()),
]);
