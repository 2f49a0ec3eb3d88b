import type { News } from "./news.ts";

/** For how many days after its publication an article that was not opened counts as unread. */
export const NEWS_UNREAD_DAYS = 60;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Tells whether an article is marked as unread: published in the last 60 days, and not opened by this account. An older one is
 * not news any more, whether it was read or not; one dated later than now is.
 * @param read the articles that the account has opened
 */
export function isUnreadNews(
  { id, createdAt }: Pick<News, "id" | "createdAt">,
  read: readonly string[],
  now: Date,
): boolean {
  return now.getTime() - createdAt.getTime() < NEWS_UNREAD_DAYS * DAY_MS && !read.includes(id);
}
