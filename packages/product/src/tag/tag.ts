import { readableTextSchema, relatedId, storedCountSchema } from "@carnation/domain/internal/wire";
import { compareNames, foldText } from "@carnation/domain/text";
import * as v from "valibot";

/** A word under which news are filed. */
export interface Tag {
  readonly id: string;
  readonly text: string;
  /** Count of how many published news have it; kept by the server. */
  readonly newsCount: number;
}

const storedTag = v.object({
  text: readableTextSchema,
  news_count: v.fallback(v.nullish(storedCountSchema, 0), 0),
});

/** Names of the fields under which a tag is stored. */
export type TagField = keyof typeof storedTag.entries;

/**
 * Reads a stored tag document; one without a text is called by its id.
 * @throws {v.ValiError} when the document is not a tag
 */
export function parseTag(id: string, fields: unknown): Tag {
  const { text, news_count } = v.parse(storedTag, fields);
  return { id, text: text || id, newsCount: news_count };
}

/** Tags of an article as texts: one that is stored as a reference is that tag's text; one that is gone is left out. */
export function tagTexts(tags: readonly string[], known: readonly Tag[]): string[] {
  return tags.flatMap((tag) => {
    const isText = !tag.includes("/");
    const id = relatedId(tag, "tags");
    const named = isText && known.some(({ text }) => tagKey(text) === tagKey(tag)) ? [] : known;
    const [text] = named.filter((one) => one.id === id).map((one) => one.text);
    return text ?? (isText ? tag : []);
  });
}

/** Two texts are one tag when they differ by case, accents or spaces only. */
export function tagKey(text: string): string {
  return foldText(text);
}

/** Tags that lead somewhere, in alphabetical order. */
export function usedTags(tags: readonly Tag[]): Tag[] {
  return tags.filter(({ newsCount }) => newsCount > 0).toSorted((a, b) => compareNames(a.text, b.text));
}

/**
 * Under which id a tag is stored that is written for the first time, so that two people who write it at once make one.
 * @returns null when its text has no letter or digit of the Latin alphabet: any id will do
 */
export function tagId(text: string): string | null {
  const id = tagKey(text)
    .replace(/[^a-z\d]+/gu, "-")
    .replace(/^-|-$/gu, "");
  return id === "" ? null : id;
}

/** Tags as they are to be stored with an article: written as those that exist already, whatever their case and accents. */
export function asKnownTags(texts: readonly string[], known: readonly Tag[]): string[] {
  const textByKey = new Map(known.map(({ text }) => [tagKey(text), text]));
  return texts.map((text) => textByKey.get(tagKey(text)) ?? text);
}

/**
 * Stored tags of an article after one of them was renamed, or taken away (null); in the same order, none of them twice. What
 * is no text, such as a reference, stays as it is.
 */
export function withTagRenamed(
  stored: readonly unknown[],
  before: string,
  after: string | null,
): readonly unknown[] {
  const keyOf = (tag: unknown): unknown => (typeof tag === "string" ? tagKey(tag) : tag);
  const renamed = stored.flatMap((tag) => (keyOf(tag) === tagKey(before) ? (after ?? []) : [tag]));
  return renamed.filter((tag, at) => renamed.findIndex((other) => keyOf(other) === keyOf(tag)) === at);
}
