"use client";

import {
  Action as RadixAction,
  Close as RadixClose,
  Description as RadixDescription,
  Root as RadixRoot,
} from "@radix-ui/react-toast";
import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import { CircleCheck } from "../../foundations/icons/CircleCheck.tsx";
import { Info } from "../../foundations/icons/Info.tsx";
import { X } from "../../foundations/icons/X.tsx";
import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { frToast } from "../../foundations/messages/sections/navigation.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { ToastOptions } from "./ToastContext.ts";
import { toastDuration, type ToastTone } from "./toastQueue.ts";

const icons = { success: CircleCheck, info: Info, error: CircleAlert } as const;

interface ToastMessageProps extends Pick<ToastOptions, "message" | "action" | "duration"> {
  readonly tone: ToastTone;
  readonly onClose: () => void;
}

/** One message: icon, sentence, what can be done, close. An error interrupts a screen reader, the others wait. */
export function ToastMessage({ message, tone, action, duration, onClose }: ToastMessageProps): ReactNode {
  const messages = useMessages("toast", frToast);
  const Icon = icons[Object.hasOwn(icons, tone) ? tone : "info"];
  return (
    <RadixRoot
      type={tone === "error" ? "foreground" : "background"}
      duration={duration ?? toastDuration(message, tone, action !== undefined)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      data-tone={tone}
      className="cn-toast"
    >
      <Icon aria-hidden="true" className="cn-toast__icon" />
      <RadixDescription className="cn-toast__message">{message}</RadixDescription>
      {action === undefined ? null : (
        <RadixAction asChild altText={action.label}>
          <Button variant="text" className="cn-toast__action" onClick={action.onAction}>
            {action.label}
          </Button>
        </RadixAction>
      )}
      <RadixClose asChild>
        <IconButton label={messages.close} icon={<X aria-hidden="true" />} className="cn-toast__close" />
      </RadixClose>
    </RadixRoot>
  );
}
