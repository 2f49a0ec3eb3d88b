"use client";

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { frResourceForm } from "../messages/sections/tables.ts";
import { useMessages } from "../provider/useMessages.ts";

/** Nothing changed yet, something would be lost, being saved, just saved. */
export type ResourceFormStatus = "clean" | "dirty" | "saving" | "saved";

export interface FormFooterProps {
  /** @default "clean" */
  readonly status?: ResourceFormStatus | undefined;
  /** Shows « Annuler » when given. */
  readonly onCancel?: (() => void) | undefined;
  /** @default « Enregistrer » */
  readonly saveLabel?: string | undefined;
  /** @default « Annuler » */
  readonly cancelLabel?: string | undefined;
  /** On the left, away from saving: a `danger` button that names what it removes. */
  readonly destructive?: ReactNode;
  /** The form that is saved, when this stands outside it. */
  readonly formId?: string | undefined;
}

/** What can be done with a form: destroy on the left, give up and save on the right. */
export function FormFooter({
  status = "clean",
  onCancel,
  saveLabel,
  cancelLabel,
  destructive,
  formId,
}: FormFooterProps): ReactNode {
  const messages = useMessages("resourceForm", frResourceForm);
  return (
    <div className="cn-form-footer">
      {destructive ? <div className="cn-form-footer__destructive">{destructive}</div> : null}
      <output className="cn-form-footer__status">
        {status === "saved" ? (
          <>
            <Check aria-hidden="true" />
            {messages.saved}
          </>
        ) : null}
        {status === "dirty" ? messages.unsaved : null}
      </output>
      <div className="cn-form-footer__choices">
        {onCancel ? (
          <Button disabled={status === "saving"} onClick={() => onCancel()}>
            {cancelLabel ?? messages.cancel}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" form={formId} loading={status === "saving"}>
          {saveLabel ?? messages.save}
        </Button>
      </div>
    </div>
  );
}
