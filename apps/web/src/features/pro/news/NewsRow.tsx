import { formatDate } from "@carnation/domain/format";
import { excerpt, typeset } from "@carnation/domain/text";
import type { News } from "@carnation/product/news";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { NewsPicture } from "../../../shared/news/NewsPicture.tsx";
import { UnreadMark } from "../../../shared/news/UnreadMark.tsx";

/** An article in the list; all of it leads to the article. */
export function NewsRow({ article }: { readonly article: News }): ReactNode {
  const { id, title, summary, createdAt, tags } = article;
  return (
    <article className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-4 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-x-7">
      <NewsPicture article={article} adorns className="aspect-3/2" />
      <div className="grid gap-1.5 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 text-micro text-ink-3">
          {formatDate(createdAt)}
          <UnreadMark article={article} />
        </p>
        <h2 className="font-serif text-[19px]/[1.25] tablet:text-h2">
          <Link
            to={paths.newsArticle(id)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4"
          >
            {typeset(title)}
          </Link>
        </h2>
        {summary === "" ? null : (
          <p className="hidden max-w-[62ch] tablet:block">{excerpt(typeset(summary))}</p>
        )}
        {tags.length > 0 ? <p className="text-small text-ink-2">{tags.join(" · ")}</p> : null}
      </div>
    </article>
  );
}
