import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { SelectField, type SelectFieldProps } from "@carnation/ui/select-field";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import { noticeState } from "../session/notices.ts";
import type { ListQuery } from "../state/queryState.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

/** Describes what the question says of a kind of records. */
export interface DeletionWords {
  /** The verb of the button, with its object: « Supprimer la contre-indication ». */
  readonly verb: string;
  /** Holds what follows when nothing names it. */
  readonly unused: string;
  /** Counts how many name it, as the beginning of a sentence; there is at least one. */
  readonly used: (count: number) => string;
  /** While it is not known what names it. */
  readonly unread: string;
  /** Moment when that could not be read: confirming reads it once more. */
  readonly failed: string;
  /** The choice that puts nothing in its place; null where something has to stand there. */
  readonly none: string | null;
  /** Words when nothing can take its place, where something has to. */
  readonly noOther?: string;
}

interface DeleteReplacingProps {
  readonly name: string;
  readonly words: DeletionWords;
  /** Holds what names it. Nothing is deleted before that is known. */
  readonly users: ListQuery<{ readonly id: string; readonly name: string }>;
  readonly onReadAgain: () => void;
  /** Holds what can stand in its place. */
  readonly others: SelectFieldProps["options"];
  /** @param replacement id of what takes its place; null for nothing */
  readonly onDelete: (replacement: string | null) => Promise<void>;
  readonly pages: ResourcePages;
  /** Called when the question is closed, whatever the answer. */
  readonly onClose: () => void;
}

/** Stands for « no other »: an id never holds a blank. */
const NONE = "none ";

/** Asks before a record is deleted; where others name it, what is to stand in its place. Then the list says so. */
export function DeleteReplacing({
  name,
  words,
  users,
  onReadAgain,
  others,
  onDelete,
  pages,
  onClose,
}: DeleteReplacingProps): ReactNode {
  const navigate = useNavigate();
  const [replacement, setReplacement] = useState("");
  const [missing, setMissing] = useState(false);
  const known = users.status === "ready" ? users.value : null;
  const used = known !== null && known.length > 0;
  const choices = words.none === null ? others : [{ value: NONE, label: words.none }, ...others];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Supprimer «\u00A0${name}\u00A0»\u202F?`}
      consequence={
        known
          ? consequence(words, known.length, choices.length)
          : users.status === "failed"
            ? words.failed
            : words.unread
      }
      confirmLabel={words.verb}
      describeError={(error) => (error instanceof NotChosen ? null : errorMessage(error))}
      onConfirm={async () => {
        if (users.status === "failed") onReadAgain();
        const chosen = !used || replacement !== "";
        setMissing(!chosen);
        if (!chosen || known === null) throw new NotChosen();
        await onDelete(replacement === NONE || !used ? null : replacement);
        onClose();
        void navigate(pages.path, { state: noticeState("deleted") });
      }}
    >
      {used ? (
        <>
          <ul className="max-h-40 list-disc overflow-y-auto ps-5 text-ink-2">
            {known.map((user) => (
              <li key={user.id}>{user.name}</li>
            ))}
          </ul>
          {choices.length > 0 ? (
            <SelectField
              label="Remplacer par"
              required
              placeholder="Choisir"
              options={choices}
              value={replacement}
              onValueChange={setReplacement}
              error={
                missing && replacement === ""
                  ? words.none === null
                    ? "Choisissez par quoi la remplacer."
                    : "Choisissez par quoi la remplacer, ou «\u00A0Aucune\u00A0»."
                  : undefined
              }
            />
          ) : null}
        </>
      ) : null}
    </ConfirmDialog>
  );
}

/** The answer was not complete: the field says so. */
class NotChosen extends Error {}

function consequence({ unused, used, noOther = "" }: DeletionWords, count: number, choices: number): string {
  if (count > 0 && choices === 0) return `${used(count)}. ${noOther}`;
  if (count === 0) return `${unused} Cette suppression est définitive.`;
  return `${used(count)}. Choisissez par quoi l’y remplacer\u00A0: cette suppression est définitive.`;
}
