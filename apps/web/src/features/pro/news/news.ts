import type { DocumentState, ListState, Workspace } from "@carnation/data";
import type { News } from "@carnation/product/news";
import type { Tag } from "@carnation/product/tag";
import { paths } from "../../../shared/navigation/paths.ts";
import { resourceAtoms, type WatchAtom, watchAtom, watchFamily } from "../../../shared/watch/watchAtom.ts";

/** Holds what the list is called, and where it is. */
export const pages = { label: "Actualités", path: paths.news } as const;

/** One published article, by id; what is not published is not there. */
export const articleOf = resourceAtoms((workspace) => workspace.news).byId;

/** The words that articles are filed under. */
export const tagsAtom = watchAtom<ListState<Tag>>((workspace, ...listeners) =>
  workspace.tags.watchAll(...listeners),
);

const pagesByKey = watchFamily<ListState<News>>((workspace, key, ...listeners) => {
  const cut = key.indexOf("/");
  const tag = key.slice(cut + 1);
  return workspace.news.watchPages(
    { pages: Number(key.slice(0, cut)), tag: tag === "" ? null : tag },
    ...listeners,
  );
});

/** The first pages of the list, of a tag or of all. */
export function pagesOf(count: number, tag: string | null): WatchAtom<ListState<News>> {
  return pagesByKey(`${count}/${tag ?? ""}`);
}

const around = new Map<string, Record<"older" | "newer", WatchAtom<DocumentState<News>>>>();

/** The articles just before and just after one. */
export function articlesAround(article: News): Record<"older" | "newer", WatchAtom<DocumentState<News>>> {
  const key = `${article.id}/${article.createdAt.getTime()}`;
  const known = around.get(key);
  if (known) return known;
  const made = {
    older: watchAtom<DocumentState<News>>((workspace, ...listeners) =>
      workspace.news.watchOlder(article, ...listeners),
    ),
    newer: watchAtom<DocumentState<News>>((workspace, ...listeners) =>
      workspace.news.watchNewer(article, ...listeners),
    ),
  };
  around.set(key, made);
  return made;
}

/** Notes that an article was opened. */
export const markRead = (workspace: Workspace, id: string): Promise<void> =>
  workspace.profile.markNewsRead([id]);
