"use client";

import { Check } from "../../foundations/icons/Check.tsx";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../../actions/button/Button.tsx";
import type { CarnationForm } from "../../fields/form/useCarnationForm.ts";
import { frResourceForm } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

/** The words and the verb that a host chooses at the foot of a record. */
export interface FormFooterTexts {
  /** Words of the button that saves. @default « Enregistrer » */
  readonly saveLabel?: string | undefined;
  /** Words of the button that leaves without saving. @default « Annuler » */
  readonly cancelLabel?: string | undefined;
  /** Says what is not saved yet. @default « Modifications non enregistrées » */
  readonly unsavedLabel?: ReactNode;
  /** On the left, away from saving: a `danger` button that names what it removes. */
  readonly destructive?: ReactNode;
  /** Another way to save, before the main one: a button that calls `form.submit` with what it does. */
  readonly alternative?: ReactNode;
}

interface FormFooterProps extends FormFooterTexts {
  readonly form: Pick<CarnationForm<FieldValues, unknown>, "dirty" | "pending" | "saved">;
  readonly onCancel: (() => void) | undefined;
  /** Id of the form that is saved, when this stands outside it. */
  readonly formId?: string | undefined;
}

/** Shows what can be done with a form: destroy on the left, give up and save on the right. */
export function FormFooter({
  form: { dirty, pending, saved },
  onCancel,
  saveLabel,
  cancelLabel,
  unsavedLabel,
  destructive,
  alternative,
  formId,
}: FormFooterProps): ReactNode {
  const messages = useMessages("resourceForm", frResourceForm);
  return (
    <div className="cn-form-footer">
      {destructive ? <div>{destructive}</div> : null}
      <output className="cn-form-footer__status">
        {saved && !dirty && !pending ? (
          <>
            <Check aria-hidden="true" />
            {messages.saved}
          </>
        ) : null}
        {dirty && !pending ? (unsavedLabel ?? messages.unsaved) : null}
      </output>
      <div className="cn-form-footer__choices">
        {onCancel ? (
          <Button disabled={pending} onClick={() => onCancel()}>
            {cancelLabel ?? messages.cancel}
          </Button>
        ) : null}
        {alternative}
        <Button type="submit" variant="primary" form={formId} loading={pending}>
          {saveLabel ?? messages.save}
        </Button>
      </div>
    </div>
  );
}
