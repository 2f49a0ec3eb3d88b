import type { ReadyList } from "@carnation/data";
import { formatCount } from "@carnation/domain/format";
import { type News, newsPage } from "@carnation/product/news";
import { Button } from "@carnation/ui/button";
import { Skeleton } from "@carnation/ui/skeleton";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { useAtom } from "jotai";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { ListNotes } from "../../../shared/feedback/ListNotes.tsx";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { NotReady } from "../../../shared/feedback/NotReady.tsx";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import { pagesOf } from "./news.ts";
import { NewsRow } from "./NewsRow.tsx";

interface NewsListProps {
  readonly pages: number;
  readonly tag: string | null;
  /** True when the newest article leads the others. @default false */
  readonly leads?: boolean;
  /** Shows one page more; without it, only the first ones are shown. */
  readonly onMore?: (() => void) | undefined;
  /** Holds what stands here when there is no article. */
  readonly empty: ReactNode;
}

/** Describes what is shown of a list. */
interface Shown {
  readonly pages: number;
  readonly tag: string | null;
  readonly list: ReadyList<News>;
}

/** The articles, a page more at a time: those that are shown stay while the next ones are on their way. */
export function NewsList({ pages, tag, leads = false, onMore, empty }: NewsListProps): ReactNode {
  const [watched, retry] = useAtom(pagesOf(pages, tag));
  const [last, setLast] = useState<Shown | null>(null);
  if (watched.status === "ready" && watched !== last?.list) setLast({ pages, tag, list: watched });
  const shown = watched.status === "ready" ? { pages, list: watched } : last?.tag === tag ? last : null;
  const { items, hasMore } = newsPage(shown?.list.value ?? [], shown?.pages);
  const list = useRef<HTMLUListElement>(null);
  const readFrom = useRef<number | null>(null);
  // The button may go with the last page: whoever works by the keyboard goes on with the first article that came.
  useEffect(() => {
    const from = readFrom.current;
    if (from === null || items.length <= from) return;
    readFrom.current = null;
    list.current?.children[from]?.querySelector("a")?.focus();
  }, [items.length]);
  const onTheirWay =
    watched.status === "ready" ? null : (
      <NotReady
        watched={watched}
        onRetry={retry}
        skeleton={<RowsOnTheirWay count={shown ? 2 : 5} leads={leads && !shown} />}
      />
    );
  if (shown === null) return onTheirWay;
  return (
    <div className="grid gap-5">
      <ListNotes list={shown.list} />
      {items.length + shown.list.unreadable === 0 ? <NoItems list={shown.list}>{empty}</NoItems> : null}
      <ul ref={list} aria-label="Articles" className="grid empty:hidden">
        {items.map((article, index) => (
          <li key={article.id} className="border-t border-line py-5 first:border-t-0 first:pt-0 tablet:py-6">
            <NewsRow article={article} isLead={leads && index === 0} />
          </li>
        ))}
      </ul>
      {onTheirWay}
      {onMore && hasMore && onTheirWay === null ? (
        <Button
          className="justify-self-center"
          onClick={() => {
            readFrom.current = items.length;
            onMore();
          }}
        >
          Afficher plus
        </Button>
      ) : null}
      <VisuallyHidden>
        <output>
          {isConfirmed(shown.list) ? formatCount(items.length, "article affiché", "articles affichés") : null}
        </output>
      </VisuallyHidden>
    </div>
  );
}

/** Grey rows, while the articles are on their way. */
function RowsOnTheirWay({ count, leads }: { readonly count: number; readonly leads: boolean }): ReactNode {
  return (
    <div className="grid gap-9">
      {leads ? <Skeleton height="17rem" /> : null}
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="8.5rem" />
      ))}
    </div>
  );
}
