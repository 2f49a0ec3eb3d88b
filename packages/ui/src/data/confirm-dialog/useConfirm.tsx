"use client";

import { type ReactElement, useCallback, useRef, useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

export type ConfirmQuestion = Omit<
  ConfirmDialogProps,
  "open" | "onOpenChange" | "trigger" | "onConfirm" | "onCancel"
> & {
  /** Done before the answer is given back; a failure stays in the dialog. */
  readonly onConfirm?: (() => void | Promise<void>) | undefined;
};

interface Asked extends ConfirmQuestion {
  readonly answer: (confirmed: boolean) => void;
}

interface UseConfirm {
  /** Asks, and tells whether the answer was yes. */
  readonly confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** To render where the hook is used. */
  readonly dialog: ReactElement | null;
}

/** A question asked from a handler: `if (await confirm({ title, consequence, confirmLabel })) …`. */
export function useConfirm(): UseConfirm {
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const unanswered = useRef<Asked["answer"]>(undefined);
  const confirm = useCallback(
    (question: ConfirmQuestion) =>
      new Promise<boolean>((answer) => {
        // One dialog asks one question: an earlier one that nobody has answered is answered no.
        unanswered.current?.(false);
        unanswered.current = answer;
        setAsked({ ...question, answer });
        setOpen(true);
      }),
    [],
  );
  if (!asked) return { confirm, dialog: null };
  const { answer, onConfirm, ...question } = asked;
  const dialog = (
    <ConfirmDialog
      {...question}
      open={open}
      onOpenChange={setOpen}
      onCancel={() => answer(false)}
      onConfirm={async () => {
        await onConfirm?.();
        answer(true);
      }}
    />
  );
  return { confirm, dialog };
}
