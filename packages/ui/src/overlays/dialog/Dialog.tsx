"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { given } from "../../foundations/internal/given.ts";
import type { OverlayDismissProps, OverlayFocusProps } from "../internal/overlayProps.ts";
import { ScrollArea } from "../internal/ScrollArea.tsx";
import { useReturnFocus } from "../internal/useReturnFocus.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface DialogProps
  extends
    OverlayFocusProps,
    OverlayDismissProps,
    Omit<ComponentPropsWithoutRef<"div">, "title" | "children"> {
  /** Whether it is open, when the host decides. */
  readonly open?: boolean | undefined;
  /** Receives whether it is to be open. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Without one, the focus goes back to where it was. */
  readonly trigger?: ReactNode;
  /** What is asked: names the dialog. */
  readonly title: ReactNode;
  /** What follows from it: describes the dialog. */
  readonly description?: ReactNode;
  /** What the choice is about; it scrolls when it is long, the title and the choices stay. */
  readonly children?: ReactNode;
  /** The choices, the one to expect last. */
  readonly actions?: ReactNode;
}

/** A question over the page: focus stays inside, Escape closes, focus goes back to where it was. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    open,
    onOpenChange,
    trigger,
    title,
    description,
    children,
    actions,
    className,
    onOpenAutoFocus,
    onCloseAutoFocus,
    onEscapeKeyDown,
    onInteractOutside,
    ...rest
  },
  ref,
) {
  const messages = useMessages("common", frCommon);
  const focus = useReturnFocus({ hasTrigger: Boolean(trigger), onOpenAutoFocus, onCloseAutoFocus });
  return (
    <RadixDialog.Root {...given({ open, onOpenChange })}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="cn-scrim" />
        <RadixDialog.Content
          // Radix asks for a description; without one the attribute has to be withdrawn by name.
          {...(description ? {} : { "aria-describedby": undefined })}
          {...rest}
          {...given({ onEscapeKeyDown, onInteractOutside })}
          {...focus}
          ref={ref}
          className={cx("cn-dialog", className)}
        >
          <header className="cn-dialog__head">
            <RadixDialog.Title className="cn-dialog__title">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={messages.close} icon={<X aria-hidden="true" />} />
            </RadixDialog.Close>
          </header>
          {description ? (
            <RadixDialog.Description className="cn-dialog__description">
              {description}
            </RadixDialog.Description>
          ) : null}
          {children ? <ScrollArea className="cn-dialog__body">{children}</ScrollArea> : null}
          {actions ? <footer className="cn-dialog__actions">{actions}</footer> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});
