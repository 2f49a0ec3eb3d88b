import { isNewsChanged, type News, newsFormInput } from "@carnation/product/news";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ArticleForm } from "./useArticleForm.ts";

interface FollowingOptions {
  readonly form: ArticleForm;
  readonly opened: News | null;
  readonly setOpened: (article: News) => void;
  /** As it is stored now. */
  readonly live: News | null;
}

/**
 * While nothing is typed, the fields show what is stored: what is known as a page opens may be of a moment ago, and somebody
 * else may save meanwhile.
 * @returns notes what was saved from here: it is told again later, and is no news then
 */
export function useFollowing({ form, opened, setOpened, live }: FollowingOptions): (saved: News) => void {
  const own = useRef<News[]>([]);
  const follow = useEffectEvent((now: News | null) => {
    if (now === null || opened === null || form.dirty || form.pending) return;
    if (own.current.some((saved) => !isNewsChanged(saved, now)) || !isNewsChanged(opened, now)) return;
    form.reset(newsFormInput(now));
    setOpened(now);
  });
  useEffect(() => follow(live), [live]);
  return (saved) => {
    own.current.push(saved);
    setOpened(saved);
  };
}
