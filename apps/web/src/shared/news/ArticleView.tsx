import { formatDate } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { News } from "@carnation/product/news";
import { RichText } from "@carnation/ui/rich-text-field";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../navigation/paths.ts";

interface ArticleViewProps {
  readonly article: Pick<News, "summary" | "body" | "createdAt" | "tags">;
  /** Its title, as the heading of the page or of what it is looked at in. */
  readonly heading: ReactNode;
  /** True when its tags lead to the articles that have them. */
  readonly linked: boolean;
  /** Its picture, where it has one. */
  readonly picture: ReactNode;
}

/** An article as professionals read it. */
export function ArticleView({ article, heading, linked, picture }: ArticleViewProps): ReactNode {
  const { body, createdAt, tags } = article;
  const summary = typeset(article.summary);
  return (
    <article className="mx-auto mt-6 grid max-w-[44rem] gap-6 wrap-anywhere">
      <header className="grid gap-3">
        <p className="text-small text-ink-2">{formatDate(createdAt)}</p>
        {heading}
        {summary === "" || body === "" ? null : <p className="text-[18px]/[1.5] text-ink-2">{summary}</p>}
        {tags.length > 0 ? (
          <ul aria-label="Thèmes" className="flex flex-wrap gap-x-4 gap-y-1">
            {tags.map((text) => (
              <li key={text}>
                {linked ? (
                  <Link
                    to={paths.newsOf(text)}
                    className="inline-block py-2.5 text-small underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  >
                    {text}
                  </Link>
                ) : (
                  <span className="inline-block py-2.5 text-small underline decoration-line-strong underline-offset-4">
                    {text}
                  </span>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      {picture}
      {body === "" ? <p>{summary}</p> : <RichText html={body} />}
    </article>
  );
}
