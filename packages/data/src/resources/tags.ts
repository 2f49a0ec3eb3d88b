import { CarnationError } from "@carnation/domain/error";
import { relatedItems } from "@carnation/domain/internal/wire";
import { documentPaths } from "@carnation/product/path";
import type { StoredDocuments } from "@carnation/product/stored";
import { parseTag, type Tag, tagTaken, withTagRenamed } from "@carnation/product/tag";
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QuerySnapshot,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { claimName } from "./claimName.ts";
import { defineResource } from "./defineResource.ts";
import { runIdempotent } from "./optimisticWrites.ts";

/** More tags than there are ever used. */
const TAGS_LIMIT = 200;

/** The words that articles are filed under. Articles bring new ones (`articles`); administrators rename and delete them. */
export const tags = defineResource({
  path: documentPaths.tags,
  parse: parseTag,
  order: [orderBy("text")],
  limit: TAGS_LIMIT,
  orderedBy: "text",
  commands: (context) => {
    const { firestore, document, parse } = context;
    const filedUnder = (text: string) =>
      query(collection(firestore, documentPaths.news()), where("tags", "array-contains", text));
    /** Under another text than it was shown with, articles are filed that nobody has asked about. */
    const isGone = async (
      transaction: Transaction,
      id: string,
      texts: readonly string[],
    ): Promise<boolean> => {
      const tag = await transaction.get(document(id));
      if (!tag.exists()) return true;
      if (texts.includes(parse(id, tag.data(), tag.ref.path).text)) return false;
      throw new CarnationError("aborted", "The tag was renamed meanwhile");
    };
    return {
      /**
       * Gives a tag another text, in every article too: all or nothing.
       * @throws {CarnationError} not-found when it is gone, aborted when somebody else has renamed it since, refused when
       *   another one has that text; permission-denied, offline, unavailable
       */
      rename: ({ id, text: before }: Tag, text: string): Promise<void> =>
        runIdempotent<QuerySnapshot>(
          context,
          async (transaction, { docs }) => {
            if (await isGone(transaction, id, [before, text])) {
              throw new CarnationError("not-found", "The tag is gone");
            }
            const noteText = await claimName(
              context,
              transaction,
              { id, name: text },
              { nameOf: (tag) => tag.text, taken: tagTaken(text) },
            );
            const articles = await Promise.all(docs.map(({ ref }) => transaction.get(ref)));
            transaction.update(document(id), { text } satisfies StoredDocuments["tag"]);
            noteText();
            for (const article of articles) {
              if (!article.exists()) continue;
              const renamed = withTagRenamed(relatedItems(article.get("tags")), before, text);
              transaction.update(article.ref, {
                tags: renamed,
                updated: serverTimestamp(),
              } satisfies StoredDocuments["newsArticle"]);
            }
          },
          () => getDocsFromServer(filedUnder(before)),
        ),
      /**
       * Deletes a tag that no article has.
       * @throws {CarnationError} aborted when one has it, a draft included; and as `rename`
       */
      remove: ({ id, text }: Tag): Promise<void> =>
        runIdempotent<QuerySnapshot>(
          context,
          async (transaction, { empty }) => {
            if (!empty) throw new CarnationError("aborted", "Articles have this tag");
            if (await isGone(transaction, id, [text])) return;
            transaction.delete(document(id));
          },
          () => getDocsFromServer(query(filedUnder(text), limit(1))),
        ),
    };
  },
});
