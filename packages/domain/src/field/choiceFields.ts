import * as v from "valibot";

const message = "Choisissez dans la liste.";

/** Ids chosen in a list; none is a choice too. */
export const choicesField = v.array(v.string(message), message);

/** A box to tick, ticked or not. */
export const tickField = v.boolean("Cochez la case, ou laissez-la vide.");
