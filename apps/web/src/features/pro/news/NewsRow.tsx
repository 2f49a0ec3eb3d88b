import { formatDate } from "@carnation/domain/format";
import { excerpt, typeset } from "@carnation/domain/text";
import type { News } from "@carnation/product/news";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { NewsPicture } from "../../../shared/news/NewsPicture.tsx";
import { UnreadMark } from "../../../shared/news/UnreadMark.tsx";

interface NewsRowProps {
  readonly article: News;
  /** True for the one at the head of the list: its picture large, its summary in full. @default false */
  readonly isLead?: boolean;
}

const looks = {
  row: {
    article:
      "grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-4 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-x-7",
    picture: "",
    words: "gap-1.5",
    date: "text-micro text-ink-3",
    title: "text-[19px]/[1.25] tablet:text-h2",
    summary: "hidden tablet:block",
  },
  lead: {
    article: "items-center gap-x-9 gap-y-4 tablet:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]",
    picture: "max-tablet:-mx-(--cn-gutter)",
    words: "gap-2",
    date: "text-small text-ink-2",
    title: "text-[28px] text-balance",
    summary: "",
  },
} as const;

/** An article in the list; all of it leads to the article. */
export function NewsRow({ article, isLead = false }: NewsRowProps): ReactNode {
  const { id, title, summary, createdAt, tags } = article;
  const look = looks[isLead ? "lead" : "row"];
  const words = typeset(summary);
  return (
    <article className={`group relative grid ${look.article}`}>
      <NewsPicture article={article} adorns className={`aspect-3/2 ${look.picture}`} />
      <div className={`grid wrap-anywhere ${look.words}`}>
        <p className={`flex flex-wrap items-center gap-x-2.5 ${look.date}`}>
          {formatDate(createdAt)}
          <UnreadMark article={article} />
        </p>
        <h2 className={`font-serif ${look.title}`}>
          <Link
            to={paths.newsArticle(id)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4"
          >
            {typeset(title)}
          </Link>
        </h2>
        {summary === "" ? null : (
          <p className={`max-w-[62ch] ${look.summary}`}>{isLead ? words : excerpt(words)}</p>
        )}
        {tags.length > 0 ? <p className="text-small text-ink-2">{tags.join(" · ")}</p> : null}
      </div>
    </article>
  );
}
