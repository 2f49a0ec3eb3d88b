import type { ReactNode } from "react";
import { Button } from "../../../actions/button/Button.tsx";
import type { ToastOptions } from "../ToastContext.ts";
import { ToastProvider } from "../ToastProvider.tsx";
import { useToast } from "../useToast.ts";

interface ToastDemoProps extends Omit<ToastOptions, "action"> {
  readonly actionLabel?: string | undefined;
}

/** A page with one button that shows a message, in stories only. */
export function ToastDemo({ actionLabel, ...options }: ToastDemoProps): ReactNode {
  const action = actionLabel ? { action: { label: actionLabel, onAction: () => undefined } } : {};
  return (
    <ToastProvider>
      <ShowButton options={[{ ...options, ...action }]} />
    </ToastProvider>
  );
}

interface ShowButtonProps {
  readonly options: readonly ToastOptions[];
}

/** Shows messages one after the other. */
export function ShowButton({ options }: ShowButtonProps): ReactNode {
  const toasts = useToast();
  return (
    <Button
      onClick={() => {
        for (const option of options) toasts.show(option);
      }}
    >
      Montrer le message
    </Button>
  );
}
