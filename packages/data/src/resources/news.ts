import { documentPaths, listLimits, type News, parseNews } from "@carnation/domain";
import { orderBy, where } from "firebase/firestore";
import type { KnownDocument } from "../watch/known.ts";
import type { OnError, OnNext, Unsubscribe } from "../watch/listeners.ts";
import { CANDIDATES, defineResource } from "./defineResource.ts";

/** The published articles, newest first. */
export const news = defineResource({
  path: documentPaths.news,
  parse: parseNews,
  order: [where("published", "==", true), orderBy("createdAt", "desc")],
  limit: listLimits.newsPage,
  commands: ({ list, parse, watches }) => ({
    /** Watches the latest one. */
    watchLatest: (onNext: OnNext<KnownDocument<News>>, onError: OnError): Unsubscribe =>
      watches.one(list(CANDIDATES), parse, onNext, onError),
  }),
});
