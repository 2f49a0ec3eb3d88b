import * as v from "valibot";
import { cleanLine } from "./cleanText.ts";

/** A field that may stay empty: nothing but white space is `null`, anything else is checked by the field's own rule. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalField<Value>(
  field: v.GenericSchema<string, Value>,
): v.GenericSchema<string, Value | null> {
  const blank = v.pipe(
    v.string(),
    v.transform(() => null),
  );
  return v.lazy((input) => (typeof input === "string" && cleanLine(input) === "" ? blank : field));
}

/** A text field that may stay empty, and is then the empty text; anything else is checked by the field's own rule. */
/* @__NO_SIDE_EFFECTS__ */
export function blankField(field: v.GenericSchema<string, string>): v.GenericSchema<string, string> {
  return v.pipe(
    optionalField(field),
    v.transform((value) => value ?? ""),
  );
}
