import { useStore } from "jotai";
import { useState, type ReactNode } from "react";
import { Navigate } from "react-router";
import { RecordPage } from "../../common/RecordPage.tsx";
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

/** `/admin/news/edit/:id` */
export function EditArticleScreen(): ReactNode {
  return (
    <RecordPage atoms={articles.byId} pages={pages}>
      {(article) => <ArticleEditor key={article.id} id={article.id} start={article} />}
    </RecordPage>
  );
}
