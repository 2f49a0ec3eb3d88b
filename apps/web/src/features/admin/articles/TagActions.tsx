import { type Tag, tagForm } from "@carnation/product/tag";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { TextField } from "@carnation/ui/text-field";
import { useAtomValue } from "jotai";
import { type FormEvent, useState, type ReactNode } from "react";
import * as v from "valibot";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { removeTag, renameTag, tagsAtom } from "./articles.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface ActProps {
  readonly tag: Tag;
  readonly onDone: () => void;
}

/** Asks before a tag is deleted, in its place. */
export function RemoveTag({ tag, onDone }: ActProps): ReactNode {
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

/** Gives a tag another text, in its place. */
export function RenameTag({ tag, onDone }: ActProps): ReactNode {
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
      setProblem(errorMessage(error));
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
