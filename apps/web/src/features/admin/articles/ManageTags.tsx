import { formatCount } from "@carnation/domain/format";
import type { Tag } from "@carnation/product/tag";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom, useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { articles, tagsAtom } from "./articles.ts";
import { RemoveTag, RenameTag } from "./TagActions.tsx";

/** Every tag, with how many articles have it: renamed in all of them, or deleted once none has it. */
export function ManageTags(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="text" className="justify-self-start">
          Gérer les étiquettes
        </Button>
      }
      title="Étiquettes"
      description="Renommée, une étiquette l’est dans toutes ses actualités. Une étiquette se supprime lorsqu’aucune ne l’a plus, brouillons compris."
    >
      {open ? <Tags /> : null}
    </Dialog>
  );
}

function Tags(): ReactNode {
  const [tags, retry] = useAtom(tagsAtom);
  const listed = useAtomValue(articles.list);
  const [acted, setActed] = useState<{ readonly id: string; readonly on: "rename" | "remove" } | null>(null);
  const usesOf = ({ text }: Tag): number | null =>
    listed.status === "ready" ? listed.value.filter((article) => article.tags.includes(text)).length : null;
  const onDone = (): void => setActed(null);
  return (
    <ListContent
      watched={tags}
      onRetry={retry}
      skeleton={<Skeleton height="12rem" />}
      empty={<p className="text-ink-2">Aucune étiquette.</p>}
    >
      {(all) => (
        <ul aria-label="Étiquettes">
          {all.map((tag) => (
            <li key={tag.id} className="border-b border-line py-1.5">
              {acted?.id !== tag.id ? (
                <Row
                  tag={tag}
                  uses={usesOf(tag)}
                  onRename={() => setActed({ id: tag.id, on: "rename" })}
                  onRemove={() => setActed({ id: tag.id, on: "remove" })}
                />
              ) : acted.on === "rename" ? (
                <RenameTag tag={tag} onDone={onDone} />
              ) : (
                <RemoveTag tag={tag} onDone={onDone} />
              )}
            </li>
          ))}
        </ul>
      )}
    </ListContent>
  );
}

interface RowProps {
  readonly tag: Tag;
  /** Count of how many articles have it; null while that is not known. */
  readonly uses: number | null;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function Row({ tag, uses, onRename, onRemove }: RowProps): ReactNode {
  const drafts = uses === null ? 0 : Math.max(0, uses - tag.newsCount);
  const published =
    tag.newsCount === 0 ? [] : [formatCount(tag.newsCount, "actualité publiée", "actualités publiées")];
  const unpublished = drafts === 0 ? [] : [formatCount(drafts, "brouillon", "brouillons")];
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {tag.text}
        <span className="block text-small text-ink-2">
          {[...published, ...unpublished].join(", ") || "Aucune actualité"}
        </span>
      </span>
      <Button variant="text" aria-label={`Renommer ${tag.text}`} onClick={onRename}>
        Renommer
      </Button>
      {uses === 0 ? (
        <Button variant="text" aria-label={`Supprimer ${tag.text}`} onClick={onRemove}>
          Supprimer
        </Button>
      ) : null}
    </div>
  );
}
