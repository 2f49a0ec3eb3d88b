import { relatedId, relatedItems } from "@carnation/domain/internal/wire";
import { documentPaths } from "@carnation/product/path";
import type { Mended } from "@carnation/product/statistics";
import { type Tag, tagKey } from "@carnation/product/tag";
import type { Firestore } from "firebase-admin/firestore";
import { countCatalogue } from "./countCatalogue.ts";
import { namesOf } from "../backend/namesOf.ts";

type Stored = Readonly<Record<string, unknown>> | undefined;

/**
 * Keeps the counts that a change of an article touches: of all articles, of the published ones, and of those of its tags.
 * They are counted anew, not added to, as `countCatalogue` does.
 */
export async function countArticleChange(db: Firestore, before: Stored, after: Stored): Promise<void> {
  const news = db.collection(documentPaths.news());
  const published = news.where("published", "==", true);
  if ((before === undefined) !== (after === undefined)) await countCatalogue(db, news, "news_total");
  if (isPublished(before) !== isPublished(after)) {
    await countCatalogue(db, published, "published_news_total");
  }
  const tags = [...tagsOf(before), ...tagsOf(after)];
  const texts = new Set(tags.filter((tag) => typeof tag === "string").map(tagKey));
  const ids = new Set(tags.map((tag) => relatedId(tag, "tags")));
  if (tags.length > 0) await countTags(db, ({ id, text }) => texts.has(tagKey(text)) || ids.has(id));
}

/**
 * Counts the published articles of tags and keeps the count with each.
 * @param isTouched which ones; all by default
 * @returns what was not as it is counted now
 */
export async function countTags(
  db: Firestore,
  isTouched: (tag: Pick<Tag, "id" | "text">) => boolean = () => true,
): Promise<readonly Mended[]> {
  const published = db.collection(documentPaths.news()).where("published", "==", true);
  const tags = await db.collection(documentPaths.tags()).get();
  const mended: Mended[] = [];
  for (const tag of tags.docs) {
    const text: unknown = tag.get("text");
    if (typeof text !== "string" || !isTouched({ id: tag.id, text })) continue;
    const difference = await db.runTransaction(async (transaction): Promise<Mended | null> => {
      const stored = await transaction.get(tag.ref);
      const known: unknown = stored.get("news_count");
      const filed = published.where("tags", "array-contains-any", [text, ...namesOf(tag.ref)]);
      const { count } = (await transaction.get(filed.count())).data();
      if (!stored.exists || known === count) return null;
      transaction.update(tag.ref, { news_count: count });
      const before = typeof known === "number" ? known : null;
      return { figure: `${tag.ref.path} news_count`, before, after: count };
    });
    if (difference !== null) mended.push(difference);
  }
  return mended;
}

const isPublished = (stored: Stored): boolean => stored?.["published"] === true;

const tagsOf = (stored: Stored): readonly unknown[] => relatedItems(stored?.["tags"]);
