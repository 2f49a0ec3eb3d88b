import { formObject } from "@carnation/domain/field";
import { lineField } from "@carnation/domain/internal/field";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";
import { type Tag, tagKey } from "./tag.ts";

/** A tag as it is written: from 1 to 40 characters on one line, without a comma, which separates tags. */
export const tagTextSchema = v.pipe(
  lineField({ max: 40, missing: "Saisissez l’étiquette." }),
  v.regex(/^[^,]*$/u, "Retirez la virgule."),
);

/** « L’étiquette « Éclat » existe déjà. » */
export function tagTaken(text: string): string {
  return typeset(`L’étiquette « ${text} » existe déjà.`);
}

/** Describes what the form of a tag holds. */
export interface TagFormInput {
  readonly text: string;
}

/** Describes what the form of a tag gives. */
export interface TagFormOutput {
  readonly text: string;
}

/**
 * The form of a tag.
 * @param others the tags that exist already; the one that is edited not among them
 */
export function tagForm(others: readonly Tag[] = []): v.GenericSchema<TagFormInput, TagFormOutput> {
  const taken = new Set(others.map(({ text }) => tagKey(text)));
  return formObject({
    text: v.pipe(
      tagTextSchema,
      v.check(
        (text) => !taken.has(tagKey(text)),
        ({ input }) => tagTaken(input),
      ),
    ),
  });
}
