import { isDocumentId } from "@carnation/domain/internal/wire";
import { listLimits } from "@carnation/product/limits";
import { type News, newsShown, parseNews, publishedNews } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import {
  collection as collectionOf,
  documentId,
  endBefore,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  type QueryConstraint,
  startAfter,
  where,
} from "firebase/firestore";
import { newsPictures } from "./newsPictures.ts";
import { newsDevice } from "../push/newsDevice.ts";
import { type DocumentState, type ListState, missing, serverEntry } from "../watch/queryState.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { leftOut, type UnorderedSource } from "../watch/mergeUnordered.ts";
import { CANDIDATES, type CommandContext, defineResource, type ResourceContext } from "./defineResource.ts";
import { namesOf } from "../documents/namesOf.ts";
import { tagTextWatches } from "./tagTextWatches.ts";

const published = where("published", "==", true);
const newestFirst = [published, orderBy("createdAt", "desc")] as const;

/** Describes what pages of articles are asked for. */
export interface NewsPages {
  /** Count of how many, of ten each. */
  readonly pages: number;
  /** The text of the tag that they all have; null for all articles. */
  readonly tag: string | null;
}

const untold = defineResource({
  path: documentPaths.news,
  parse: parseNews,
  order: newestFirst,
  limit: listLimits.newsPage,
  commands: (context) => {
    const { collection, list, parse, watches } = context;
    const watchOne = (
      constraints: readonly QueryConstraint[],
      choose: (found: readonly News[]) => News | undefined,
      onNext: OnNext<DocumentState<News>>,
      onError: OnError,
    ): Unsubscribe =>
      watches.one(query(collection, ...constraints), parse, onNext, onError, (all) => choose(all) ?? null);
    return {
      ...newsDevice(context),
      /**
       * Watches one, whatever the id. The rules keep what is not published from being asked for: there is none then, as
       * when it is gone.
       */
      watch: (id: string, onNext: OnNext<DocumentState<News>>, onError: OnError): Unsubscribe => {
        if (isDocumentId(id))
          return watchOne(
            [where(documentId(), "==", id), published, limit(1)],
            ([one]) => one,
            onNext,
            onError,
          );
        onNext(missing);
        return () => undefined;
      },
      /** Watches the latest one. */
      watchLatest: (onNext: OnNext<DocumentState<News>>, onError: OnError): Unsubscribe =>
        watches.one(list(CANDIDATES), parse, onNext, onError),
      /** Watches the first pages, and one article more when others follow (`newsPage`). */
      watchPages: (
        { pages, tag }: NewsPages,
        onNext: OnNext<ListState<News>>,
        onError: OnError,
      ): Unsubscribe => {
        const most = newsShown(pages) + 1;
        const filed = tag === null ? [] : [where("tags", "array-contains", tag)];
        const asked = query(collection, ...filed, ...newestFirst, limit(most));
        const others = tag === null ? undefined : articlesByReference(context, tag, most);
        return watches.query(asked, parse, onNext, onError, others);
      },
      /** Watches the one published just before an article; missing for the first of all. */
      watchOlder: ({ id, createdAt }: News, onNext: OnNext<DocumentState<News>>, onError: OnError) =>
        watchOne(
          [...newestFirst, startAfter(createdAt), limit(2)],
          (found) => found.find((other) => other.id !== id),
          onNext,
          onError,
        ),
      /**
       * Watches the one published just after an article; missing for the latest. A date of the server is finer than ours,
       * so that the article itself may stand after what we know of it.
       */
      watchNewer: ({ id, createdAt }: News, onNext: OnNext<DocumentState<News>>, onError: OnError) =>
        watchOne(
          [...newestFirst, endBefore(createdAt), limitToLast(2)],
          (found) => found.findLast((other) => other.id !== id),
          onNext,
          onError,
        ),
      /** Watches the one that was announced last. */
      watchAnnounced: (onNext: OnNext<DocumentState<News>>, onError: OnError): Unsubscribe =>
        watchOne([published, orderBy("notified", "desc"), limit(1)], ([last]) => last, onNext, onError),
      picture: newsPictures(context),
    };
  },
});

/** The published articles, newest first; their tags are texts. */
export const news = (context: ResourceContext) => untold({ ...context, watches: tagTextWatches(context) });

/** Published articles that are filed under a tag by a reference to it; its text does not find them. */
function articlesByReference(
  { firestore, collection: articles }: Pick<CommandContext<News>, "firestore" | "collection">,
  text: string,
  most: number,
): UnorderedSource<News> {
  const tags = collectionOf(firestore, documentPaths.tags());
  return {
    arrange: (all) => publishedNews(all).slice(0, most),
    async read(found) {
      const { docs } = await getDocs(query(tags, where("text", "==", text)));
      const names = docs.flatMap(({ ref }) => namesOf(ref));
      if (names.length === 0) return [];
      const filed = query(articles, where("tags", "array-contains-any", names), published, limit(most));
      const others = leftOut((await getDocs(filed)).docs, found);
      return others.map((stored) => serverEntry(stored.id, parseNews(stored.id, stored.data())));
    },
  };
}
