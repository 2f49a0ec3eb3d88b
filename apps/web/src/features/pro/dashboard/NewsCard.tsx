import { formatDate } from "@carnation/domain/format";
import { excerpt, typeset } from "@carnation/domain/text";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { latestNewsAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { UnreadMark } from "../../../shared/news/UnreadMark.tsx";
import { AsideCard } from "./AsideCard.tsx";

/** The latest article. */
export function NewsCard(): ReactNode {
  const [news, retry] = useAtom(latestNewsAtom);
  return (
    <AsideCard title="Actualité">
      <DocumentContent
        watched={news}
        onRetry={retry}
        skeleton={<Skeleton height="5rem" />}
        missing={<p className="text-small text-ink-2">Aucune actualité publiée.</p>}
      >
        {(article) => (
          <Link to={paths.newsArticle(article.id)} className="group grid gap-1.5 wrap-anywhere">
            <span className="line-clamp-3 leading-snug font-medium group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4">
              {typeset(article.title)}
            </span>
            <span className="text-small text-ink-2">{excerpt(typeset(article.summary))}</span>
            <span className="flex flex-wrap items-center gap-x-2.5 text-micro text-ink-3">
              {formatDate(article.createdAt)}
              <UnreadMark article={article} />
            </span>
          </Link>
        )}
      </DocumentContent>
    </AsideCard>
  );
}
