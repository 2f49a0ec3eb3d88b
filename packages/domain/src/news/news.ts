import * as v from "valibot";
import { dateSchema, textSchema } from "../wire/wireValues.ts";

/** An article for professionals. */
export interface News {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly published: boolean;
  readonly createdAt: Date;
  /** File name of the picture, `id.ext`; null when there is none. */
  readonly picture: string | null;
  readonly tags: readonly string[];
}

const storedNews = v.object({
  title: textSchema,
  summary: textSchema,
  published: v.fallback(v.boolean(), false),
  createdAt: dateSchema,
  picture: v.nullish(v.string()),
  tags: v.optional(v.array(v.string()), []),
});

/**
 * Reads a stored news document.
 * @throws {v.ValiError} when the document is not an article
 */
export function parseNews(id: string, fields: unknown): News {
  const { picture, ...stored } = v.parse(storedNews, fields);
  return { ...stored, id, picture: picture ?? null };
}
