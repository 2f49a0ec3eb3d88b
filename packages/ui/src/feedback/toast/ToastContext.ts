import { createContext } from "react";
import type { ToastTone } from "./toastQueue.ts";

export interface ToastOptions {
  /** One sentence that says what happened. */
  readonly message: string;
  /** Weight of the message: it chooses the icon and the colour. @default "info" */
  readonly tone?: ToastTone | undefined;
  /** Holds what can be done about it, for instance « Annuler ». The message goes away once it is done. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /**
   * Milliseconds on the screen, which pass only while nobody points at the messages or is in them.
   * @default 6 s or more with the length, 15 s with an action, no limit for an error
   */
  readonly duration?: number | undefined;
  /** A message with the same id takes the place of the earlier one. @default a new one */
  readonly id?: string | undefined;
}

export interface Toasts {
  /** Shows a message and returns its id. */
  readonly show: (options: ToastOptions) => string;
  /** Takes a message away before its time. */
  readonly dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);
