import type { News } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import { parseTag, type Tag, tagId, tagKey } from "@carnation/product/tag";
import { collection, doc, getDocsFromServer, query, type Transaction } from "firebase/firestore";
import type { CommandContext } from "./defineResource.ts";

/** The tags that there are, as the server has them now. */
export async function readTags({ firestore }: CommandContext<News>): Promise<readonly Tag[]> {
  const { docs } = await getDocsFromServer(query(collection(firestore, documentPaths.tags())));
  return docs.flatMap((tag) => {
    const text: unknown = tag.get("text");
    return typeof text === "string" ? [parseTag(tag.id, { text })] : [];
  });
}

/** Stores the tags of an article that are new. Who counts their articles is the server. */
export async function addTags(
  { firestore }: CommandContext<News>,
  transaction: Transaction,
  texts: readonly string[],
  known: readonly Tag[],
): Promise<void> {
  const keys = new Set(known.map(({ text }) => tagKey(text)));
  const fresh = texts.filter((text) => !keys.has(tagKey(text)));
  const named = fresh.map((text) => doc(firestore, documentPaths.tag(tagId(text) ?? crypto.randomUUID())));
  const there = await Promise.all(named.map((tag) => transaction.get(tag)));
  for (const [index, text] of fresh.entries()) {
    const taken = there[index];
    // Written by somebody else just now.
    if (taken?.exists() && tagKey(String(taken.get("text"))) === tagKey(text)) continue;
    // One that was renamed keeps its id.
    const free = taken?.exists() === false ? taken.ref : doc(collection(firestore, documentPaths.tags()));
    transaction.set(free, { text, news_count: 0 });
  }
}
