import * as v from "valibot";

/** A password that exists already: anything that was typed, as it was typed. */
export const currentPasswordField = v.pipe(
  v.string("Saisissez votre mot de passe."),
  v.nonEmpty("Saisissez votre mot de passe."),
);
