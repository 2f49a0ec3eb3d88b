import * as v from "valibot";
import { tagTextSchema } from "../tag/tagForm.ts";
import { tagKey } from "../tag/tag.ts";

const titleMessage = "Indiquez le titre.";

/** Whether formatted text has anything to read, its tags and spaces aside. */
export function hasText(html: string): boolean {
  return html.replace(/<[^<>]*>/gu, "").replace(/&nbsp;|\s/gu, "") !== "";
}

const newsFields = v.object({
  title: v.pipe(
    v.string(titleMessage),
    v.trim(),
    v.nonEmpty(titleMessage),
    v.maxLength(120, "Gardez 120 caractères au plus."),
  ),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(300, "Gardez 300 caractères au plus.")),
  body: v.pipe(
    v.string(),
    v.transform((html) => (hasText(html) ? html : "")),
    v.maxLength(100_000, "L’article est trop long."),
  ),
  picture: v.nullable(v.pipe(v.string(), v.regex(/^[^/]+\.[a-z\d]+$/iu, "L’image n’a pas de nom valable."))),
  picture_alt: v.pipe(v.string(), v.trim(), v.maxLength(200, "Gardez 200 caractères au plus.")),
  tags: v.pipe(
    v.array(tagTextSchema),
    v.transform((tags) =>
      tags.filter((tag, at) => tags.findIndex((other) => tagKey(other) === tagKey(tag)) === at),
    ),
    v.maxLength(8, "Gardez 8 étiquettes au plus."),
  ),
  published: v.boolean(),
});

/**
 * The form of an article. A draft needs a title only; a published article needs a text and a picture, and a picture
 * its description (SCREENS, `/admin/news/add`). The output has the stored names, without `createdAt`.
 */
export const newsForm = v.pipe(
  newsFields,
  v.forward(
    v.check(
      ({ picture, picture_alt }) => picture === null || picture_alt !== "",
      "Décrivez l’image pour les personnes qui ne la voient pas.",
    ),
    ["picture_alt"],
  ),
  v.forward(
    v.check(({ published, body }) => !published || body !== "", "Écrivez l’article avant de le publier."),
    ["body"],
  ),
  v.forward(
    v.check(
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
