import type { News } from "@carnation/product/news";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Deletion } from "../../../shared/resource/Deletion.tsx";
import { noticeState } from "../../../shared/session/notices.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { pages, remove, titleOf } from "./articles.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface DeleteArticleProps {
  readonly article: News;
  readonly onClose: () => void;
}

/** Asks before an article is deleted, with what that means to whom. */
function DeleteArticle({ article, onClose }: DeleteArticleProps): ReactNode {
  const navigate = useNavigate();
  const { run } = useMutation(remove);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Supprimer «\u00A0${titleOf(article)}\u00A0»\u202F?`}
      consequence={
        article.published
          ? "Les professionnels la lisent\u00A0: elle disparaît de leurs actualités, avec son image. Cette suppression est définitive. Dépubliée, elle resterait un brouillon."
          : "Ce brouillon est perdu avec son image. Cette suppression est définitive."
      }
      confirmLabel="Supprimer l’actualité"
      describeError={errorMessage}
      onConfirm={async () => {
        await run(article);
        onClose();
        void navigate(pages.path, { state: noticeState("deleted") });
      }}
    />
  );
}

export const deletion: Deletion<News> = {
  verb: "Supprimer l’actualité",
  question: (article, onClose) => <DeleteArticle article={article} onClose={onClose} />,
};
