import { toCarnationError } from "@carnation/domain/error";
import { formatDateTime } from "@carnation/domain/format";
import { excerpt } from "@carnation/domain/text";
import { personLabel, SUPPORT_NOTE_MAX, type SupportNote, supportNoteForm } from "@carnation/product/account";
import { listLimits } from "@carnation/product/limits";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { Form, FormField, useCarnationForm } from "@carnation/ui/form";
import { Skeleton } from "@carnation/ui/skeleton";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useAtom, useAtomValue } from "jotai";
import { useRef, type ReactNode } from "react";
import { ListContent } from "../../../../shared/feedback/ListContent.tsx";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { useFieldDrafts } from "../../../../shared/forms/useFieldDrafts.tsx";
import { accountOf, addNote, notesOf, removeNote } from "./professionalView.ts";
import { useLeaveBlocker } from "../../../../shared/forms/useLeaveBlocker.ts";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

/** Shows what administrators noted about the professional, for each other: who, and when. */
export function SupportNotes({ uid }: { readonly uid: string }): ReactNode {
  const [watched, retry] = useAtom(notesOf(uid));
  return (
    <PageSection title="Notes de support">
      <div className="grid gap-6">
        <AddNote uid={uid} />
        <ListContent
          watched={watched}
          onRetry={retry}
          skeleton={<Skeleton height="5rem" />}
          empty={<p className="text-small text-ink-2">Aucune note pour l’instant.</p>}
        >
          {(notes) => (
            <ul aria-label="Notes, de la plus récente à la plus ancienne">
              {notes.map((note) => (
                <Note key={note.id} uid={uid} note={note} />
              ))}
              {notes.length === listLimits.supportNotes ? (
                <li className="pt-2.5 text-small text-ink-2">
                  {`Les ${listLimits.supportNotes} dernières sont affichées.`}
                </li>
              ) : null}
            </ul>
          )}
        </ListContent>
      </div>
    </PageSection>
  );
}

const empty = { text: "" };

/** A note that is typed; what was typed stays, whatever becomes of the attempt to add it. */
function AddNote({ uid }: { readonly uid: string }): ReactNode {
  const form = useCarnationForm({ schema: supportNoteForm, defaultValues: empty });
  const { run } = useMutation(addNote);
  // Sent again after a lost answer, it is the same note; one that was changed since is another, whatever became of that one.
  const attempt = useRef<Pick<SupportNote, "id" | "text"> | null>(null);
  const blocker = useLeaveBlocker(() => form.dirty);
  const kept = useFieldDrafts(form, () => form.dirty);
  return (
    <>
      <Form
        form={form}
        onSubmit={async ({ text }) => {
          if (attempt.current?.text !== text) attempt.current = { id: crypto.randomUUID(), text };
          try {
            await run(uid, attempt.current);
          } catch (error) {
            form.setErrors({}, errorMessage(toCarnationError(error)));
            return;
          }
          form.reset(empty);
          attempt.current = null;
        }}
        className="grid max-w-[46rem] gap-3"
      >
        {kept}
        <FormField form={form} name="text">
          {(field) => (
            <TextAreaField
              label="Ajouter une note"
              hint={
                "Visible des administrateurs seulement. Notez des faits\u00A0: la personne a le droit de les demander."
              }
              rows={2}
              characterLimit={SUPPORT_NOTE_MAX}
              // What is typed while it is saved would be lost with the answer.
              readOnly={form.pending}
              {...field}
            />
          )}
        </FormField>
        <div>
          <Button type="submit" loading={form.pending}>
            Ajouter la note
          </Button>
        </div>
      </Form>
      <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />
    </>
  );
}

interface NoteProps {
  readonly uid: string;
  readonly note: SupportNote;
}

function Note({ uid, note: { id, text, author, created } }: NoteProps): ReactNode {
  const { run } = useMutation(removeNote);
  const watched = useAtomValue(accountOf(author));
  const by =
    watched.status === "ready"
      ? personLabel(watched.value)
      : watched.status === "missing"
        ? "Un compte supprimé depuis"
        : "…";
  const signed = `${by}, le ${formatDateTime(created)}`;
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="max-w-[46rem] whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
        <span>{signed}</span>
        <ConfirmDialog
          trigger={
            <Button variant="text" size="sm" aria-label={`Supprimer la note de ${signed}`}>
              Supprimer
            </Button>
          }
          title={`Supprimer la note «\u00A0${excerpt(text, 40)}\u00A0»\u202F?`}
          consequence="Elle disparaît pour tous les administrateurs. Cette suppression est définitive."
          confirmLabel="Supprimer la note"
          describeError={errorMessage}
          onConfirm={() => run(uid, id)}
        />
      </div>
    </li>
  );
}
