import * as v from "valibot";

/** What a text turned out to be: its canonical value, or the sentence that says what to correct. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

/** What people never see and yet paste: soft hyphens, zero-width spaces, direction marks. Joiners stay: scripts need them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** One line as it is kept: composed (NFC), without invisible characters, one ordinary space for every white space. */
export function cleanLine(text: string): string {
  return text.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/gu, " ").trim();
}

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
