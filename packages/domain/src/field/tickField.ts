import * as v from "valibot";

/** A box to tick, ticked or not. */
export const tickField = v.boolean("Cochez la case, ou laissez-la vide.");
