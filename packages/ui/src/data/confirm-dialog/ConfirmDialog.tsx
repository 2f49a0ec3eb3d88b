"use client";

import { type FormEvent, forwardRef, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { frConfirmDialog } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { TextField } from "../../fields/text-field/TextField.tsx";
import { useConfirmation } from "./useConfirmation.ts";

export interface ConfirmDialogProps {
  /** True when it is open, when the host decides. */
  readonly open?: boolean | undefined;
  /** Receives whether it is to be open. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; it gets the focus back. */
  readonly trigger?: ReactNode;
  /** The question, with the name of the object: « Supprimer « Sérum éclat » ? » */
  readonly title: ReactNode;
  /** Holds what follows from a yes, and what is lost. */
  readonly consequence: ReactNode;
  /** The verb and its object: « Supprimer le produit ». */
  readonly confirmLabel: string;
  /** Words of the button that changes nothing. @default « Annuler » */
  readonly cancelLabel?: string | undefined;
  /**
   * `danger` for what destroys something.
   * @default "danger"
   */
  readonly tone?: "danger" | "neutral" | undefined;
  /** A text to copy by hand before what cannot be undone, most often the name of the object. */
  readonly confirmText?: string | undefined;
  /** While its promise is pending the dialog waits; a failure stays inside it, and nothing is lost. */
  readonly onConfirm: () => void | Promise<void>;
  /** Called on a no: the button, Escape, or a press beside. */
  readonly onCancel?: (() => void) | undefined;
  /** The sentence of a failure. @default « L’action n’a pas abouti. Réessayez dans un instant. » */
  readonly describeError?: ((error: unknown) => ReactNode) | undefined;
  /** More to read or to choose before the answer. */
  readonly children?: ReactNode;
  /** Added to the dialog's own class. */
  readonly className?: string | undefined;
}

/** One question before something that matters. The focus starts on the answer that changes nothing. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    open,
    onOpenChange,
    trigger,
    title,
    consequence,
    confirmLabel,
    cancelLabel,
    tone = "danger",
    confirmText,
    onConfirm,
    onCancel,
    describeError,
    children,
    className,
    ...rest
  },
  ref,
) {
  const messages = useMessages("confirmDialog", frConfirmDialog);
  const formId = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const typedField = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: false,
    onValueChange: onOpenChange,
  });
  const [typed, setTyped] = useState("");
  const [mismatch, setMismatch] = useState(false);
  const { pending, error, run, forget } = useConfirmation({
    onConfirm,
    onDone: () => setOpen(false),
    describeError: describeError ?? (() => messages.failed),
  });
  const change = (next: boolean): void => {
    // What runs cannot be called back: the dialog stays until it is known how it went.
    if (pending) return;
    setOpen(next);
    if (!next) onCancel?.();
  };
  // However it closed: what was copied for one question must not answer the next.
  useEffect(() => {
    if (isOpen) return;
    setTyped("");
    setMismatch(false);
    forget();
  }, [isOpen, forget]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A form around the one of the dialog is not meant: a portal's events pass through it.
    event.stopPropagation();
    if (confirmText !== undefined && typed.trim() !== confirmText) {
      setMismatch(true);
      typedField.current?.focus();
      return;
    }
    void run();
  };
  return (
    <Dialog
      role="alertdialog"
      {...rest}
      ref={ref}
      className={className}
      open={isOpen}
      onOpenChange={change}
      trigger={trigger}
      title={title}
      description={consequence}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancelButton.current?.focus();
      }}
      actions={
        <>
          <Button ref={cancelButton} disabled={pending} onClick={() => change(false)}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={pending}
            variant={tone === "danger" ? "danger" : "primary"}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="cn-confirm-dialog" onSubmit={submit}>
        {children}
        {confirmText === undefined ? null : (
          <TextField
            ref={typedField}
            label={messages.typeToConfirm({ text: confirmText })}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            error={mismatch ? messages.mismatch({ text: confirmText }) : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setMismatch(false);
            }}
          />
        )}
        {error ? <Alert tone="error">{error}</Alert> : null}
      </form>
    </Dialog>
  );
});
