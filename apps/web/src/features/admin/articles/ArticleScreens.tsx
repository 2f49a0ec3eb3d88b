import type { News } from "@carnation/product/news";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { RecordPage } from "../../../shared/resource/RecordPage.tsx";
import { ArticleEditor } from "./ArticleEditor.tsx";
import { articles, pages } from "./articles.ts";
import { keptArticleAtom } from "./keptArticle.ts";

/** `/admin/news/add`: a new article, or the one that was written here before the page was reloaded. */
export function AddArticleScreen(): ReactNode {
  const store = useStore();
  const [{ id, stored }] = useState(
    () => store.get(keptArticleAtom) ?? { id: crypto.randomUUID(), stored: false },
  );
  if (stored) return <Navigate to={pages.edit(id)} replace />;
  return <ArticleEditor id={id} start={null} />;
}

/** Time that the fields wait for what is stored by now, in milliseconds. */
const PATIENCE_MS = 2000;

/** `/admin/news/edit/:id` */
export function EditArticleScreen(): ReactNode {
  const { id = "" } = useParams();
  const watched = useAtomValue(articles.byId(id));
  // Known from an earlier visit, it may be what was stored before it was saved there: the fields must not open with it.
  const [before] = useState(watched);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isOld = before.status === "ready" && watched === before && !late;
  // Once it is open it stays, also when somebody else deletes it: what is typed must not go with it.
  const [opened, setOpened] = useState<News | null>(null);
  if (watched.status === "ready" && !isOld && opened?.id !== id) setOpened(watched.value);
  if (opened?.id === id) return <ArticleEditor key={id} id={id} start={opened} />;
  if (isOld) {
    return (
      <PageMain>
        <PageHeading className="mb-6" />
        <Skeleton height="20rem" />
      </PageMain>
    );
  }
  return (
    <RecordPage atoms={articles.byId} pages={pages} editing>
      {() => null}
    </RecordPage>
  );
}
