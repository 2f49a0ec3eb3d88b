import type { DocumentState, ListState, PhotoUpload, Workspace } from "@carnation/data";
import { type News, newsShown, parseNews, publishedNews } from "@carnation/product/news";
import { documentOf, missing, resourceOf, still } from "./readyState.ts";

/** The published ones of some articles. */
export function newsOf(known: ListState<News>): Workspace["news"] {
  const listed = (tag: string | null): readonly News[] =>
    known.status === "ready" ? publishedNews(known.value, tag) : [];
  /** The article that stands so many places further down the list; null beyond its ends. */
  const beside = (id: string, places: number): News | null => {
    const index = listed(null).findIndex((article) => article.id === id);
    return index < 0 ? null : (listed(null)[index + places] ?? null);
  };
  const one = (article: News | null | undefined): DocumentState<News> =>
    known.status === "ready" ? (article ? documentOf(article) : missing) : known;
  return {
    ...resourceOf(known),
    watchLatest: (onNext, onError) => still(one(listed(null)[0]))(onNext, onError),
    watchPages: ({ pages, tag }, onNext, onError) => {
      const shown = listed(tag).slice(0, newsShown(pages) + 1);
      return still(known.status === "ready" ? { ...known, value: shown } : known)(onNext, onError);
    },
    watchOlder: ({ id }, onNext, onError) => still(one(beside(id, 1)))(onNext, onError),
    watchNewer: ({ id }, onNext, onError) => still(one(beside(id, -1)))(onNext, onError),
    watchAnnounced: still(missing),
    picture: () => Promise.reject(new Error("none")),
    isRegistered: () => false,
    isWatched: true,
    register: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    unregister: () => Promise.resolve(),
  };
}

/** Drafts and published articles; what is saved is not kept. */
export function articlesOf(known: ListState<News>, upload: PhotoUpload): Workspace["articles"] {
  const saved = (id: string, fields: object): Promise<News> =>
    Promise.resolve(parseNews(id, { createdAt: new Date("2026-11-23T09:00:00Z"), ...fields }));
  return {
    ...resourceOf(known),
    addDraft: ({ id, ...fields }) => saved(id, fields),
    save: (id, fields) => saved(id, fields),
    uploadPicture: () => upload,
    remove: () => Promise.resolve(),
  };
}
