import { formatCount, messageFor, type Tag, tagForm } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { Skeleton } from "@carnation/ui/skeleton";
import { TextField } from "@carnation/ui/text-field";
import { useAtom, useAtomValue } from "jotai";
import { type FormEvent, useState, type ReactNode } from "react";
import * as v from "valibot";
import { ListContent } from "../../common/ListContent.tsx";
import { useMutation } from "../../common/state/useMutation.ts";
import { itemsOf } from "../../common/state/watched.ts";
import { articles, removeTag, renameTag, tagsAtom } from "./articles.ts";

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
                <Rename tag={tag} onDone={onDone} />
              ) : (
                <Remove tag={tag} onDone={onDone} />
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
  /** How many articles have it; null while that is not known. */
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

interface ActProps {
  readonly tag: Tag;
  readonly onDone: () => void;
}

function Remove({ tag, onDone }: ActProps): ReactNode {
  const { run, pending, failure } = useMutation(removeTag);
  return (
    <div className="grid gap-2 py-2">
      <p>{`Supprimer «\u00A0${tag.text}\u00A0»\u202F? Aucune actualité ne l’a.`}</p>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          loading={pending}
          onClick={() => void run(tag).then(onDone, () => undefined)}
        >
          Supprimer l’étiquette
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed */}
        <Button autoFocus disabled={pending} onClick={onDone}>
          Annuler
        </Button>
      </div>
    </div>
  );
}

function Rename({ tag, onDone }: ActProps): ReactNode {
  const others = itemsOf(useAtomValue(tagsAtom)).filter(({ id }) => id !== tag.id);
  const [text, setText] = useState(tag.text);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, pending } = useMutation(renameTag);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // The form of the article around the dialog is not meant: a portal's events pass through it.
    event.stopPropagation();
    const parsed = v.safeParse(tagForm(others), { text });
    if (!parsed.success) return setProblem(parsed.issues[0].message);
    try {
      if (parsed.output.text !== tag.text) await run(tag, parsed.output.text);
      onDone();
    } catch (error) {
      setProblem(messageFor(error).message);
    }
  };
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <TextField
        label={`Renommer «\u00A0${tag.text}\u00A0»`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the button that was pressed
        autoFocus
        autoComplete="off"
        value={text}
        error={problem ?? undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={pending}>
          Renommer
        </Button>
        <Button disabled={pending} onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
