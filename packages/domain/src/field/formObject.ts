import * as v from "valibot";

/** Message about a form that does not even have its fields: nobody can correct that by typing. */
export const INCOMPLETE_FORM = "Ce formulaire est incomplet. Rechargez la page, puis réessayez.";

/**
 * A form: an object whose fields are all there. Fields that are not in it are left out. A rule without a message of
 * its own, at any depth, says the same: nobody reads valibot's English.
 */
/* @__NO_SIDE_EFFECTS__ */
export function formObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, typeof INCOMPLETE_FORM> {
  return v.config(v.object(entries, INCOMPLETE_FORM), { message: INCOMPLETE_FORM });
}
