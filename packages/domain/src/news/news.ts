import * as v from "valibot";
import { dateSchema, referenceIdsSchema, textSchema } from "../wire/wireValues.ts";

const storedNews = v.object({
  title: textSchema,
  text: textSchema,
  published: v.fallback(v.boolean(), false),
  createdAt: dateSchema,
  picture: v.nullish(v.string()),
  tags: referenceIdsSchema,
});

/** An article for professionals. */
export type News = ReturnType<typeof parseNews>;

/**
 * Reads a stored news document.
 * @throws {v.ValiError} when the document is not an article
 */
export function parseNews(id: string, fields: unknown) {
  const stored = v.parse(storedNews, fields);
  return { ...stored, id, picture: stored.picture ?? null };
}
