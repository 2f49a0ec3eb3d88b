"use client";

import { useContext } from "react";
import { ToastContext, type Toasts } from "./ToastContext.ts";

/**
 * The way to show a message from anywhere below a `ToastProvider`. Both functions keep their identity.
 * @throws Error outside of a `ToastProvider`
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === undefined) {
    throw new Error(
      "[ui] useToast: no ToastProvider above. A message would never be seen: put <ToastProvider> round the app.",
    );
  }
  return toasts;
}
