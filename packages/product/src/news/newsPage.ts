import { listLimits } from "../limits/limits.ts";
import { tagKey } from "../tag/tag.ts";
import type { News } from "./news.ts";

/** A page of the published news, and whether others follow. */
export interface NewsPage {
  readonly items: readonly News[];
  readonly hasMore: boolean;
}

/** The news that professionals read, newest first; of the same moment, by id. */
export function publishedNews(news: readonly News[], tag: string | null = null): News[] {
  return news
    .filter(({ published }) => published)
    .filter(({ tags }) => tag === null || tags.some((text) => tagKey(text) === tagKey(tag)))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

/** Counts how many articles the first pages hold. One more has to be read to know whether others follow. */
export function newsShown(pages: number): number {
  return Math.max(1, Math.trunc(pages)) * listLimits.newsPage;
}

/**
 * The first pages of the published news, 10 articles each (specification 9).
 * @param pages how many pages are shown, from 1: « Afficher plus » adds one
 * @param tag only the news that have it
 */
export function newsPage(news: readonly News[], pages = 1, tag: string | null = null): NewsPage {
  const all = publishedNews(news, tag);
  const shown = newsShown(pages);
  return { items: all.slice(0, shown), hasMore: all.length > shown };
}
