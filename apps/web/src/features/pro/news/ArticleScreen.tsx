import { CarnationError } from "@carnation/domain/error";
import { typeset } from "@carnation/domain/text";
import type { News } from "@carnation/product/news";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useEffect, type ReactNode } from "react";
import { Link, useParams } from "react-router";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { useOnline } from "../../../shared/navigation/useOnline.ts";
import { ArticleView } from "../../../shared/news/ArticleView.tsx";
import { NewsPicture } from "../../../shared/news/NewsPicture.tsx";
import { useUnread } from "../../../shared/news/UnreadMark.tsx";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { Neighbours } from "./Neighbours.tsx";
import { articleOf, markRead, pages } from "./news.ts";
import { NewsList } from "./NewsList.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** `/user/news/:id`: an article, or that there is none, with those that there are. */
export function ArticleScreen(): ReactNode {
  const { id = "" } = useParams();
  const [watched, retry] = useAtom(articleOf(id));
  if (watched.status === "ready") return <Article key={id} article={watched.value} />;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="28rem" />}
        missing={<NoArticle />}
      >
        {() => null}
      </DocumentContent>
    </PageMain>
  );
}

function Article({ article }: { readonly article: News }): ReactNode {
  const title = typeset(article.title);
  useMarkRead(article);
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: "list", content: <Link to={pages.path}>{pages.label}</Link> },
          { id: "here", content: title },
        ]}
      />
      <ArticleView
        article={article}
        heading={<PageHeading title={title}>{title}</PageHeading>}
        linked
        picture={article.picture === null ? null : <NewsPicture article={article} className="aspect-3/2" />}
      />
      <Neighbours article={article} />
    </PageMain>
  );
}

/** An article that is open is not unread. What could not be noted is noted when there is a network again. */
function useMarkRead(article: News): void {
  const unread = useUnread(article);
  const online = useOnline();
  const { run } = useMutation(markRead);
  useEffect(() => {
    if (unread && online) run(article.id).catch(() => undefined);
  }, [unread, online, run, article.id]);
}

/** Shows what is not published, or not any more, and what there is instead. */
function NoArticle(): ReactNode {
  return (
    <div className="grid gap-10">
      <EmptyState
        title={errorMessage(new CarnationError("not-found"))}
        action={
          <Button asChild>
            <Link to={pages.path}>Retour aux actualités</Link>
          </Button>
        }
      />
      <section aria-labelledby="latest" className="grid max-w-[60rem] gap-5">
        <h2 id="latest" className="font-serif text-h2">
          Les dernières actualités
        </h2>
        <NewsList pages={1} tag={null} empty={<p className="text-ink-2">Aucune actualité publiée.</p>} />
      </section>
    </div>
  );
}
