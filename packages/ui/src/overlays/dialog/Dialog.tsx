"use client";

import { Description as RadixDescription, Title as RadixTitle } from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { ModalPanel } from "../internal/ModalPanel.tsx";
import type {
  OverlayContainerProps,
  OverlayDismissProps,
  OverlayFocusProps,
} from "../internal/overlayProps.ts";
import { ScrollArea } from "../internal/ScrollArea.tsx";

export interface DialogProps
  extends
    OverlayFocusProps,
    OverlayDismissProps,
    OverlayContainerProps,
    Omit<ComponentPropsWithoutRef<"div">, "title" | "children"> {
  /** True when it is open, when the host decides. */
  readonly open?: boolean | undefined;
  /** Receives whether it is to be open. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Without one, the focus goes back to where it was. */
  readonly trigger?: ReactNode;
  /** Holds what is asked: names the dialog. */
  readonly title: ReactNode;
  /** Holds what follows from it: describes the dialog. */
  readonly description?: ReactNode;
  /** Holds what the choice is about; it scrolls when it is long, the title and the choices stay. */
  readonly children?: ReactNode;
  /** The choices, the one to expect last. */
  readonly actions?: ReactNode;
}

/** A question over the page: focus stays inside, Escape closes, focus goes back to where it was. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, onOpenChange, trigger, title, description, children, actions, ...rest },
  ref,
) {
  return (
    <ModalPanel
      {...rest}
      ref={ref}
      block="cn-dialog"
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      described={Boolean(description)}
      heading={<RadixTitle className="cn-dialog__title">{title}</RadixTitle>}
    >
      {description ? (
        <RadixDescription className="cn-dialog__description">{description}</RadixDescription>
      ) : null}
      {children ? <ScrollArea className="cn-dialog__body">{children}</ScrollArea> : null}
      {actions ? <footer className="cn-dialog__actions">{actions}</footer> : null}
    </ModalPanel>
  );
});
