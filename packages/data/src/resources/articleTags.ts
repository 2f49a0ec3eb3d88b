import type { News } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import type { StoredDocuments } from "@carnation/product/stored";
import { parseTag, type Tag, tagId, tagKey } from "@carnation/product/tag";
import { collection, doc, getDocsFromServer, query, type Transaction } from "firebase/firestore";
import { readClaim } from "./claimName.ts";
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
  const all = collection(firestore, documentPaths.tags());
  const context = {
    firestore,
    collection: all,
    document: (id: string) => doc(all, id),
    parse: parseTag,
  };
  const keys = new Set(known.map(({ text }) => tagKey(text)));
  const fresh = await Promise.all(
    texts
      .filter((text) => !keys.has(tagKey(text)))
      .map(async (text) => {
        const named = await transaction.get(doc(all, tagId(text) ?? crypto.randomUUID()));
        // One that was renamed keeps its id.
        const tag = named.exists() ? doc(all) : named.ref;
        const isThere = named.exists() && tagKey(String(named.get("text"))) === tagKey(text);
        const claim = await readClaim(context, transaction, { id: tag.id, name: text }, (one) => one.text);
        return { tag, text, isThere, claim };
      }),
  );
  for (const { tag, text, isThere, claim } of fresh) {
    // Written by somebody else just now, or another one was renamed to it.
    if (isThere || claim.isTaken) continue;
    transaction.set(tag, { text, news_count: 0 } satisfies StoredDocuments["tag"]);
    claim.note();
  }
}
