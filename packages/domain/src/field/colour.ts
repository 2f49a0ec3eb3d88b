import { typeset } from "../text/typeset.ts";
import { textField } from "./textField.ts";

/** A colour in sRGB; gives `#rrggbb` in lower case. Three digits and a forgotten # are understood. */
export const colourField = textField("Choisissez une couleur.", (line) => {
  const digits = line.replace(/^#/u, "").toLowerCase();
  if (/^[\da-f]{6}$/u.test(digits)) return { value: `#${digits}` };
  if (/^[\da-f]{3}$/u.test(digits)) return { value: `#${digits.replace(/./gu, "$&$&")}` };
  return { problem: typeset("Cette couleur n’est pas lisible. Exemple : #a4684a") };
});
