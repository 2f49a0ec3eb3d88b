import { documentPaths, tagKey } from "@carnation/domain";
import type { Firestore } from "firebase-admin/firestore";
import { countCatalogue } from "../counters/countCatalogue.ts";

type Stored = Readonly<Record<string, unknown>> | undefined;

/**
 * Keeps the counts that a change of an article touches: of all articles, of the published ones, and of those of its tags.
 * They are counted anew, not added to, as `countCatalogue` does.
 */
export async function countNews(db: Firestore, before: Stored, after: Stored): Promise<void> {
  const news = db.collection(documentPaths.news());
  const published = news.where("published", "==", true);
  if ((before === undefined) !== (after === undefined)) await countCatalogue(db, news, "news_total");
  if (isPublished(before) !== isPublished(after)) {
    await countCatalogue(db, published, "published_news_total");
  }
  const texts = new Set([...tagsOf(before), ...tagsOf(after)]);
  if (texts.size === 0) return;
  const tags = await db.collection(documentPaths.tags()).get();
  for (const tag of tags.docs) {
    const text: unknown = tag.get("text");
    if (typeof text !== "string" || ![...texts].some((other) => tagKey(other) === tagKey(text))) continue;
    await db.runTransaction(async (transaction) => {
      const known: unknown = (await transaction.get(tag.ref)).get("news_count");
      const filed = published.where("tags", "array-contains", text);
      const { count } = (await transaction.get(filed.count())).data();
      if (known !== count) transaction.update(tag.ref, { news_count: count });
    });
  }
}

const isPublished = (stored: Stored): boolean => stored?.["published"] === true;

function tagsOf(stored: Stored): readonly string[] {
  const tags = stored?.["tags"];
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}
