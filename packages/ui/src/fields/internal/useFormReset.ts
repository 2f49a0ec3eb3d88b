"use client";

import { type RefObject, useEffect, useRef } from "react";

/** An element that belongs to a form. */
export type ResettableElement =
  | HTMLInputElement
  | HTMLSelectElement
  | HTMLTextAreaElement
  | HTMLFieldSetElement;

/** Calls `onReset` when the form of the control in `ref` is reset: React does not know of it. */
export function useFormReset(ref: RefObject<ResettableElement | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = ref.current?.form;
    const reset = (): void => latest.current();
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [ref]);
}
