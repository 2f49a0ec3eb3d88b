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
import type { DrawerSide } from "./drawer.variants.ts";

export interface DrawerProps
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
  /**
   * Left for the menu (340 px at most), right for an edition (560 px, full below 640).
   * @default "right"
   */
  readonly side?: DrawerSide | undefined;
  /** Names the drawer. */
  readonly title: string;
  /** Stands in the title's place when something else is to be seen there, as the brand in the menu. */
  readonly head?: ReactNode;
  /** What the drawer holds; it scrolls when it is long. */
  readonly children: ReactNode;
  /** Stays at the foot while the body scrolls. */
  readonly foot?: ReactNode;
}

/** A panel from one side of the window: focus stays inside, Escape closes, focus goes back. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  {
    open,
    onOpenChange,
    trigger,
    side = "right",
    title,
    head,
    children,
    foot,
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
          aria-describedby={undefined}
          {...rest}
          {...given({ onEscapeKeyDown, onInteractOutside })}
          {...focus}
          ref={ref}
          data-side={side}
          className={cx("cn-drawer", className)}
        >
          <header className="cn-drawer__head">
            {head === undefined ? (
              <RadixDialog.Title className="cn-dialog__title">{title}</RadixDialog.Title>
            ) : (
              <>
                <RadixDialog.Title className="cn-visually-hidden">{title}</RadixDialog.Title>
                {head}
              </>
            )}
            <RadixDialog.Close asChild>
              <IconButton label={messages.close} icon={<X aria-hidden="true" />} />
            </RadixDialog.Close>
          </header>
          <ScrollArea className="cn-drawer__body">{children}</ScrollArea>
          {foot ? <footer className="cn-drawer__foot">{foot}</footer> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
});
