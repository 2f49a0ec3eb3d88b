import { formObject } from "@carnation/domain/field";
import { blankField, lineField, pictureChangeField, tickField } from "@carnation/domain/internal/field";
import { visibleText } from "@carnation/domain/text";
import * as v from "valibot";
import { tagKey } from "../tag/tag.ts";
import { tagTextSchema } from "../tag/tagForm.ts";
import type { News } from "./news.ts";

/** Tells whether formatted text has anything to read, its tags and spaces aside. */
export function hasText(html: string): boolean {
  return html.replace(/<[^<>]*>/gu, "").replace(/&nbsp;|\s/gu, "") !== "";
}

/** Most tags of an article. */
export const NEWS_TAGS_MAX = 8;

/** Longest texts of an article, in UTF-16 units: of its text with its markup. */
export const newsTextMax = { title: 120, summary: 300, body: 100_000, picture_alt: 200 } as const;

const titleField = lineField({ max: newsTextMax.title, missing: "Saisissez le titre." });

const draftFields = {
  title: blankField(titleField),
  summary: blankField(lineField({ max: newsTextMax.summary, missing: "Saisissez un résumé." })),
  body: v.pipe(
    v.string("Saisissez un texte."),
    v.transform((html) => (hasText(html) ? visibleText(html) : "")),
    v.maxLength(newsTextMax.body, "L’article est trop long."),
  ),
  picture_alt: blankField(lineField({ max: newsTextMax.picture_alt, missing: "Décrivez l’image." })),
  tags: v.pipe(
    v.array(tagTextSchema, "Choisissez des étiquettes de la liste."),
    v.transform((tags) =>
      tags.filter((tag, at) => tags.findIndex((other) => tagKey(other) === tagKey(tag)) === at),
    ),
    v.maxLength(NEWS_TAGS_MAX, `${NEWS_TAGS_MAX} étiquettes au plus.`),
  ),
  notify: tickField,
};

/**
 * Holds what is kept of a draft while it is written: nothing is asked for yet, not even a title. It has the stored names,
 * and is never published.
 */
export const newsDraftForm = formObject(draftFields);

/** Describes what is kept of a draft while it is written. */
export type NewsDraftOutput = v.InferOutput<typeof newsDraftForm>;

const newsFields = formObject({
  ...draftFields,
  title: titleField,
  picture: pictureChangeField,
  published: tickField,
});

/**
 * The form of an article. A draft needs a title only; a published article needs a text and a picture, and a picture
 * its description (SCREENS, `/admin/news/add`). The output has the stored names, and what becomes of the picture,
 * which is sent apart.
 * @param stored name of the picture that the article has; null when it has none
 */
/* @__NO_SIDE_EFFECTS__ */
export function newsForm(stored: string | null) {
  const isPictured = (picture: NewsFields["picture"]): boolean =>
    picture === "kept" ? stored !== null : picture !== "removed";
  return v.pipe(
    newsFields,
    v.forward(
      v.partialCheck(
        [["picture"], ["picture_alt"]],
        ({ picture, picture_alt }) => !isPictured(picture) || picture_alt !== "",
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
        ({ published, picture }) => !published || isPictured(picture),
        "Ajoutez une image avant de publier l’article.",
      ),
      ["picture"],
    ),
  );
}

type NewsFields = v.InferOutput<typeof newsFields>;

/** Describes what the form of an article holds. */
export type NewsFormInput = v.InferInput<typeof newsFields>;

/** Describes what the form of an article gives. */
export type NewsFormOutput = NewsFields;

/** Gives what the form shows: the article that exists, or an empty one. */
export function newsFormInput(article?: News): NewsFormInput {
  const { title = "", summary = "", body = "", pictureAlt = "", tags = [] } = article ?? {};
  const { published = false, notify = false } = article ?? {};
  return {
    title,
    summary,
    body,
    picture: "kept",
    picture_alt: pictureAlt,
    tags: [...tags],
    published,
    notify,
  };
}

/**
 * Tells whether somebody has changed what the form edits since it was opened. When it was announced and saved is no change of
 * that kind.
 */
export function isNewsChanged(opened: News, stored: News): boolean {
  const edited = (article: News): string => JSON.stringify([newsFormInput(article), article.picture]);
  return edited(opened) !== edited(stored);
}
