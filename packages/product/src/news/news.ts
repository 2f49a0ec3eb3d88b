import {
  dateSchema,
  optionalDateSchema,
  optionalFileNameSchema,
  readableTextSchema,
  relatedId,
  relatedItems,
} from "@carnation/domain/internal/wire";
import * as v from "valibot";
import { searchFields } from "../search/index.ts";
import { documentPaths } from "../path/documentPath.ts";

/** An article for professionals. */
export interface News {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML of the few tags that the kit's rich text draws; empty for an article that is its summary only. */
  readonly body: string;
  readonly published: boolean;
  /** Moment when it was begun; once it was published for the first time, when that was: professionals read it as its date. */
  readonly createdAt: Date;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  /** Holds what the picture shows, for who cannot see it. */
  readonly pictureAlt: string;
  /** Their texts; one that is stored as a reference is its path until the tags are read (`withTagTexts`). */
  readonly tags: readonly string[];
  /** True when who asked for it is to be told once it is published. */
  readonly notify: boolean;
  /** Moment when they were told: once, and never again. Kept by the server; null until then. */
  readonly notified: Date | null;
  /** Moment when it was published for the first time: withdrawn and published again, it keeps its date. Null for a new draft. */
  readonly firstPublished: Date | null;
  /** Moment when it was saved last; null before it was ever told. */
  readonly updated: Date | null;
}

/** Texts as they are; a reference to a tag, or a path, as `tags/{id}` (`tagTexts`). What is neither is left out. */
const storedTags = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((tags) => relatedItems(tags).flatMap(readTag)),
);

function readTag(stored: unknown): string[] {
  if (typeof stored === "string" && !stored.includes("/")) return stored.trim() === "" ? [] : [stored];
  const id = relatedId(stored, "tags");
  return id === null ? [] : [documentPaths.tag(id)];
}

const storedNews = v.object({
  title: readableTextSchema,
  summary: readableTextSchema,
  body: readableTextSchema,
  published: v.fallback(v.boolean(), false),
  createdAt: dateSchema,
  picture: optionalFileNameSchema,
  picture_alt: readableTextSchema,
  tags: storedTags,
  notify: v.fallback(v.optional(v.boolean(), false), false),
  notified: optionalDateSchema,
  first_published: optionalDateSchema,
  updated: optionalDateSchema,
});

/** Names of the fields under which an article is stored. */
export type NewsField = keyof typeof storedNews.entries;

/**
 * Reads a stored news document.
 * @throws {v.ValiError} when the document is not an article
 */
export function parseNews(id: string, fields: unknown): News {
  const { picture, picture_alt, first_published, ...stored } = v.parse(storedNews, fields);
  return {
    ...stored,
    id,
    picture,
    pictureAlt: picture_alt,
    firstPublished: first_published ?? (stored.published ? stored.createdAt : null),
  };
}

/** The fields of a stored article. */
export function toStoredNews(news: News) {
  return {
    title: news.title,
    ...searchFields(news.title),
    summary: news.summary,
    body: news.body,
    published: news.published,
    createdAt: news.createdAt,
    picture: news.picture,
    picture_alt: news.pictureAlt,
    tags: news.tags,
    notify: news.notify,
    notified: news.notified,
    first_published: news.firstPublished,
    updated: news.updated,
  };
}

/** Tells whether professionals can read an article, in the back-office's words. */
export function newsStatusLabel({ published }: Pick<News, "published">): string {
  return published ? "Publiée" : "Brouillon";
}
