"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Calls `onReset` when the form of the control in `ref` is reset: React does not know of it. */
export function useFormReset(
  ref: RefObject<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLFieldSetElement | null>,
  onReset: () => void,
): void {
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
