import * as v from "valibot";
import { cleanLine } from "./cleanText.ts";

/** Describes what a text turned out to be: its canonical value, or the sentence that says what to correct. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

/**
 * A field of one line as a schema that gives exactly one problem at a time.
 * @param missing what to say when there is nothing but white space, or no text at all
 * @param read reads the cleaned line, which is never empty
 */
/* @__NO_SIDE_EFFECTS__ */
export function textField<Value>(
  missing: string,
  read: (line: string) => Reading<Value>,
): v.GenericSchema<string, Value> {
  return v.pipe(
    v.string(missing),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const line = cleanLine(dataset.value);
      const reading = line === "" ? { problem: missing } : read(line);
      if ("value" in reading) return reading.value;
      addIssue({ message: reading.problem });
      return NEVER;
    }),
  );
}
