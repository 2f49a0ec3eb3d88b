"use client";

import { Provider as RadixProvider, Viewport as RadixViewport } from "@radix-ui/react-toast";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { frToast } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { ToastContext, type ToastOptions, type Toasts } from "./ToastContext.ts";
import { ToastMessage } from "./ToastMessage.tsx";
import { addToast, shownToasts, type ToastTone } from "./toastQueue.ts";

export interface ToastProviderProps {
  /** The app: everything that may show a message. */
  readonly children: ReactNode;
}

interface ShownToast extends ToastOptions {
  readonly id: string;
  readonly tone: ToastTone;
  /** Changes when the same id comes again, so that its time starts anew and it is said again. */
  readonly serial: number;
}

/** Keeps the messages of the app and shows them in a corner, in a region that F8 leads to. */
export function ToastProvider({ children }: ToastProviderProps): ReactNode {
  const messages = useMessages("toast", frToast);
  const [queue, setQueue] = useState<readonly ShownToast[]>([]);
  const lastSerial = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (options) => {
        lastSerial.current += 1;
        const serial = lastSerial.current;
        const toast = {
          ...options,
          id: options.id ?? `toast-${serial}`,
          tone: options.tone ?? "info",
          serial,
        };
        setQueue((earlier) => addToast(earlier, toast));
        return toast.id;
      },
      dismiss: (id) => setQueue((earlier) => earlier.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  const close = (serial: number): void =>
    setQueue((earlier) => earlier.filter((toast) => toast.serial !== serial));
  return (
    <ToastContext.Provider value={toasts}>
      <RadixProvider label={messages.message} swipeDirection="right">
        {children}
        {shownToasts(queue).map(({ serial, tone, message, action, duration }) => (
          <ToastMessage
            key={serial}
            tone={tone}
            message={message}
            action={action}
            duration={duration}
            onClose={() => close(serial)}
          />
        ))}
        <RadixViewport hotkey={["F8"]} label={messages.region({ key: "F8" })} className="cn-toast-region" />
      </RadixProvider>
    </ToastContext.Provider>
  );
}
