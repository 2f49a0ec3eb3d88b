import * as v from "valibot";

/** A score as stored or sent: 0-100. */
export const scoreSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
