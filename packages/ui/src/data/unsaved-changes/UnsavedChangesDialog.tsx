"use client";

import { forwardRef, type ReactNode, useRef } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { frUnsavedChanges } from "../../foundations/messages/sections/tables.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

/** Describes what the question says. */
export interface LeaveWords {
  /** The question itself. */
  readonly title: string;
  /** Holds what leaving would mean. */
  readonly consequence: ReactNode;
  /** The button that stays. */
  readonly stay: string;
  /** The button that leaves. */
  readonly leave: string;
}

export interface UnsavedChangesDialogProps {
  /** True when the question is asked. */
  readonly open: boolean;
  /** Called on staying, by its button or by Escape. */
  readonly onStay: () => void;
  /** Called on leaving, and losing what was typed. */
  readonly onLeave: () => void;
  /** Holds what would be lost, when there is more to say than « vos modifications ». */
  readonly consequence?: ReactNode;
  /** Other words, where something else than changes would be lost: an upload under way. @default the catalogue's */
  readonly words?: Partial<LeaveWords> | undefined;
  /** Added to the dialog's own class. */
  readonly className?: string | undefined;
}

/** « Quitter sans enregistrer ? » The focus is on staying; Escape stays. */
export const UnsavedChangesDialog = forwardRef<HTMLDivElement, UnsavedChangesDialogProps>(
  function UnsavedChangesDialog({ open, onStay, onLeave, consequence, words, ...rest }, ref) {
    const messages = { ...useMessages("unsavedChanges", frUnsavedChanges), ...words };
    const stay = useRef<HTMLButtonElement>(null);
    return (
      <Dialog
        role="alertdialog"
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={(next) => {
          if (!next) onStay();
        }}
        title={messages.title}
        description={consequence ?? messages.consequence}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          stay.current?.focus();
        }}
        actions={
          <>
            <Button variant="danger" onClick={onLeave}>
              {messages.leave}
            </Button>
            <Button ref={stay} variant="primary" onClick={onStay}>
              {messages.stay}
            </Button>
          </>
        }
      />
    );
  },
);
