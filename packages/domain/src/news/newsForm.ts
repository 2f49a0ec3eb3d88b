import * as v from "valibot";
import { tickField } from "../field/choiceFields.ts";
import { formObject } from "../field/formObject.ts";
import { lineField } from "../field/lineField.ts";
import { blankField } from "../field/optionalField.ts";
import { tagKey } from "../tag/tag.ts";
import { tagTextSchema } from "../tag/tagForm.ts";

/** Whether formatted text has anything to read, its tags and spaces aside. */
export function hasText(html: string): boolean {
  return html.replace(/<[^<>]*>/gu, "").replace(/&nbsp;|\s/gu, "") !== "";
}

const newsFields = formObject({
  title: lineField({ max: 120, missing: "Saisissez le titre." }),
  summary: blankField(lineField({ max: 300, missing: "Saisissez un résumé." })),
  body: v.pipe(
    v.string("Saisissez un texte."),
    v.transform((html) => (hasText(html) ? html : "")),
    v.maxLength(100_000, "L’article est trop long."),
  ),
  picture: v.nullable(
    v.pipe(
      v.string("Choisissez une image."),
      v.regex(/^[^/]+\.[a-z\d]+$/iu, "L’image n’a pas de nom valable."),
    ),
  ),
  picture_alt: blankField(lineField({ max: 200, missing: "Décrivez l’image." })),
  tags: v.pipe(
    v.array(tagTextSchema, "Choisissez des étiquettes de la liste."),
    v.transform((tags) =>
      tags.filter((tag, at) => tags.findIndex((other) => tagKey(other) === tagKey(tag)) === at),
    ),
    v.maxLength(8, "8 étiquettes au plus."),
  ),
  published: tickField,
});

/**
 * The form of an article. A draft needs a title only; a published article needs a text and a picture, and a picture
 * its description (SCREENS, `/admin/news/add`). The output has the stored names, without `createdAt`.
 */
export const newsForm = v.pipe(
  newsFields,
  v.forward(
    v.partialCheck(
      [["picture"], ["picture_alt"]],
      ({ picture, picture_alt }) => picture === null || picture_alt !== "",
      "Décrivez l’image pour les personnes qui ne la voient pas.",
    ),
    ["picture_alt"],
  ),
  v.forward(
    v.partialCheck(
      [["published"], ["body"]],
      ({ published, body }) => !published || body !== "",
      "Rédigez l’article avant de le publier.",
    ),
    ["body"],
  ),
  v.forward(
    v.partialCheck(
      [["published"], ["picture"]],
      ({ published, picture }) => !published || picture !== null,
      "Ajoutez une image avant de publier l’article.",
    ),
    ["picture"],
  ),
);

/** What the form of an article holds. */
export type NewsFormInput = v.InferInput<typeof newsForm>;

/** What the form of an article gives. */
export type NewsFormOutput = v.InferOutput<typeof newsForm>;
