import * as v from "valibot";
import { optionalField } from "./optionalField.ts";

/** A text field that may stay empty, and is then the empty text; anything else is checked by the field's own rule. */
/* @__NO_SIDE_EFFECTS__ */
export function blankField(field: v.GenericSchema<string, string>): v.GenericSchema<string, string> {
  return v.pipe(
    optionalField(field),
    v.transform((value) => value ?? ""),
  );
}
