"use client";

import { type RefObject, useEffect, useRef } from "react";

interface SubmitHoldOptions {
  /** Something that the form is to send is not ready yet. */
  readonly pending: boolean;
  /** It never will be: the form stays, with the focus on the control that says why. */
  readonly refused: boolean;
}

/**
 * Holds the submission of a control's form while the control is not ready, and submits it by itself afterwards: whoever
 * presses « Enregistrer » at once loses nothing.
 */
export function useSubmitHold(
  ref: RefObject<HTMLInputElement | null>,
  { pending, refused }: SubmitHoldOptions,
): void {
  const held = useRef<{ readonly submitter: HTMLElement | null } | null>(null);
  useEffect(() => {
    const form = ref.current?.form;
    if (!pending || !form) return;
    const hold = (event: SubmitEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = { submitter: event.submitter };
    };
    // Before the handlers of the form and of React, which listens above it.
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [ref, pending]);
  useEffect(() => {
    const control = ref.current;
    if (pending || held.current === null || !control?.form) return;
    const { form } = control;
    const { submitter } = held.current;
    held.current = null;
    if (refused) {
      control.focus();
      return;
    }
    const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement;
    const isTheirs = isButton && submitter.form === form;
    // The form takes the value over in effects of its own.
    const timer = setTimeout(() => form.requestSubmit(isTheirs ? submitter : null));
    return () => clearTimeout(timer);
  }, [ref, pending, refused]);
}
