import { formatDate } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { News } from "@carnation/product/news";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { NewsPicture } from "../../../shared/news/NewsPicture.tsx";
import { UnreadMark } from "../../../shared/news/UnreadMark.tsx";

/** The newest article, at the head of the list: its picture whole and large, its summary in full; all of it leads to it. */
export function LeadArticle({ article }: { readonly article: News }): ReactNode {
  const { id, title, summary, createdAt, tags } = article;
  return (
    <article className="group relative grid items-center gap-x-9 gap-y-4 tablet:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <NewsPicture article={article} adorns className="aspect-3/2 max-tablet:-mx-(--cn-gutter)" />
      <div className="grid gap-2 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-2">
          {formatDate(createdAt)}
          <UnreadMark article={article} />
        </p>
        <h2 className="font-serif text-[28px] text-balance">
          <Link
            to={paths.newsArticle(id)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4"
          >
            {typeset(title)}
          </Link>
        </h2>
        {summary === "" ? null : <p className="max-w-[62ch]">{typeset(summary)}</p>}
        {tags.length > 0 ? <p className="text-small text-ink-2">{tags.join(" · ")}</p> : null}
      </div>
    </article>
  );
}
