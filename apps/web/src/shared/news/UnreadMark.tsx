import { isUnreadNews, type News } from "@carnation/product/news";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { profileAtom } from "../watch/accountAtoms.ts";
import { valueOf } from "../state/queryState.ts";
import { useNow } from "../browser/useNow.ts";

/** Tells whether this account has still to open an article of these days; not while its profile is not read. */
export function useUnread(article: Pick<News, "id" | "createdAt">): boolean {
  const profile = valueOf(useAtomValue(profileAtom));
  const now = useNow();
  return profile !== null && isUnreadNews(article, profile.newsRead, now);
}

/** A dot and its words beside the date of an article that was not opened; nothing beside another. */
export function UnreadMark({ article }: { readonly article: Pick<News, "id" | "createdAt"> }): ReactNode {
  return useUnread(article) ? (
    <span className="inline-flex items-center gap-1.5 font-medium text-ink">
      <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
      Non lue
    </span>
  ) : null;
}
