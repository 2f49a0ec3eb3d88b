import { type Customer, CUSTOMER_NOTES_MAX } from "@carnation/product/customer";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useFormDraft } from "../../../../shared/forms/useFormDraft.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { saveNotes } from "./customerFile.ts";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { useLeaveBlocker } from "../../../../shared/forms/useLeaveBlocker.ts";

interface TypedNotes {
  readonly text: string;
  /** The client as they were when the typing began. */
  readonly seen: Customer;
}

/** The professional's own notes, changed in place. What was typed stays, whatever becomes of the attempt to save it. */
export function NotesCard({ customer }: { readonly customer: Customer }): ReactNode {
  const unsaved = useRef<TypedNotes | null>(null);
  const kept = useFormDraft("notes", () => unsaved.current);
  const [typed, setTyped] = useState<TypedNotes | null>(kept);
  const [saved, setSaved] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { run, pending, failure } = useMutation(saveNotes);
  const text = typed?.text ?? customer.notes;
  const dirty = typed !== null && typed.text !== customer.notes;
  useEffect(() => {
    unsaved.current = dirty ? typed : null;
  }, [dirty, typed]);
  const blocker = useLeaveBlocker(() => dirty);
  const save = async (): Promise<void> => {
    if (typed === null) return;
    try {
      await run(typed.seen, typed.text);
      setTyped(null);
      setSaved(true);
    } catch {
      // Why it failed is said below.
    }
  };
  return (
    <PageSection title="Notes">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextAreaField
          label="Vos notes sur ce client"
          hint="Elles restent dans ce dossier et ne sont jamais envoyées."
          rows={3}
          characterLimit={CUSTOMER_NOTES_MAX}
          value={text}
          // What is typed while it is saved would be lost with the answer.
          readOnly={pending}
          // What is compared at saving is the client as they were when the typing began.
          onValueChange={(next) => {
            setSaved(false);
            setTyped((before) => ({ text: next, seen: before?.seen ?? customer }));
          }}
          ref={field}
        />
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        {dirty ? (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={pending} disabled={text.length > CUSTOMER_NOTES_MAX}>
              Enregistrer les notes
            </Button>
            <Button
              variant="text"
              onClick={() => {
                setTyped(null);
                field.current?.focus();
              }}
            >
              Annuler
            </Button>
          </div>
        ) : null}
        {saved && !dirty ? <SavedNote /> : null}
      </form>
      <UnsavedChangesGuard dirty={dirty} blocker={blocker} />
    </PageSection>
  );
}

/** Says that it is done, and takes the focus that the button had. */
function SavedNote(): ReactNode {
  const note = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <output ref={note} tabIndex={-1} className="text-small text-ink-2">
      Notes enregistrées.
    </output>
  );
}
